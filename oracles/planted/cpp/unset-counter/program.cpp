#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  int odd;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    if (total % 2) odd++;
  }
  cout << total << ' ' << odd % 100 << endl;
}
