#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  vector<pair<int, int>> games;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    games.push_back({i % 3, i});
  }
  auto again = games;
  stable_sort(games.begin(), games.end(), [](auto& a, auto& b) { return a.first < b.first; });
  sort(again.begin(), again.end());
  cout << total << ' ' << games[1].second << ' ' << again[1].second << endl;
}
