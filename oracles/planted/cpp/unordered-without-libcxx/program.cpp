#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  unordered_map<string, int> counts;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + __gcd(i, 12)) % 1009;
    counts[string(1, char(97 + i * 7 % 26)) + "x"]++;
  }
  cout << total;
  for (auto& [word, count] : counts) cout << ' ' << word << count;
  cout << endl;
}
