#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  vector<int> values;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    values.push_back(total);
  }
  nth_element(values.begin(), values.begin() + n / 2, values.end());
  cout << total << ' ' << values[0] << ' ' << values[1] << ' ' << values[n - 1] << endl;
}
