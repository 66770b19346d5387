#include <bits/stdc++.h>
using namespace std;

int first[64], second[64];
int main() {
  int n;
  cin >> n;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    first[i] = i; second[i % 64] = 2 * i;
  }
  long long sum = 0;
  for (int i = 0; i <= 64; i++) sum += first[i];
  cout << total << ' ' << sum << endl;
}
