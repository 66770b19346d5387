#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
  }
  string digits = to_string(total);
  int sum = 0;
  for (int i = 0; i < 8; i++) sum += digits[i];
  cout << total << ' ' << sum << endl;
}
