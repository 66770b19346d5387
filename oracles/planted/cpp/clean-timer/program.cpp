#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  auto start = chrono::steady_clock::now();
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
  }
  cout << total << endl;
  cerr << chrono::duration<double>(chrono::steady_clock::now() - start).count() << ' ' << clock() << endl;
}
