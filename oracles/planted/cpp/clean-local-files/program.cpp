#include <bits/stdc++.h>
using namespace std;

int main() {
  #ifdef LOCAL
  freopen("input.txt", "r", stdin);
  srand(time(0));
  #endif
  ios::sync_with_stdio(false);
  cin.tie(nullptr);
  int n;
  cin >> n;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
  }
  cout << total << '\n';
}
