#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  vector<int> values;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    if (i < 14) values.push_back(i % 3);
  }
  sort(values.begin(), values.end(), [](int a, int b) { return a <= b; });
  cout << total << ' ' << values[0] << ' ' << values.back() << endl;
}
