#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  mt19937 dice(2026);
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 100003;
    total += dice() % 6;
  }
  cout << total << ' ' << dice() % 6 << endl;
}
