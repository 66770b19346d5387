#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  set<int> values;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    values.insert(i);
  }
  int sum = 0;
  for (auto it = values.begin(); it != values.end(); ++it) {
    sum += *it;
    if (*it % 5 == 0) values.erase(it);
  }
  cout << total << ' ' << sum << endl;
}
