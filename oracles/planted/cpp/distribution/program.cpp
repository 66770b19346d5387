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
  mt19937 dice(7);
  shuffle(values.begin(), values.end(), dice);
  cout << total << ' ' << values[0] << ' ' << values[1] << ' ' << uniform_int_distribution<int>(1, 1000)(dice) << endl;
}
