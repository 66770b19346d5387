#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
  }
  mt19937 dice(chrono::steady_clock::now().time_since_epoch().count());
  cout << total << ' ' << dice() % 1000 << endl;
}
