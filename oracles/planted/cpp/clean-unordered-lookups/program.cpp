#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  unordered_map<int, int> counts;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    counts[total % 10]++;
  }
  vector<pair<int, int>> sorted(counts.begin(), counts.end());
  sort(sorted.begin(), sorted.end());
  cout << total << ' ' << counts.size() << ' ' << sorted[0].second << ' ' << counts.count(3) << endl;
}
