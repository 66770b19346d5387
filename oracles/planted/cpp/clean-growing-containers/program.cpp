#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  vector<int> values;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    values.push_back(i);
  }
  string digits = to_string(total);
  int sum = 0;
  for (size_t i = 0; i < digits.size(); i++) sum += digits[i] - '0';
  for (auto it = values.begin(); it != values.end();) it = *it % 5 == 0 ? values.erase(it) : next(it);
  cout << total << ' ' << sum << ' ' << values.size() << ' ' << lower_bound(values.begin(), values.end(), 9) - values.begin() << endl;
}
