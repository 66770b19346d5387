#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
  }
  int digits[40];
  for (int i = 0; i < 30; i++) digits[i] = total % (i + 2);
  long long sum = 0;
  for (int i = 0; i < 35; i++) sum += digits[i] % 10;
  cout << total << ' ' << sum << endl;
}
