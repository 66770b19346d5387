#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  vector<int> values;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    values.push_back(i * i);
  }
  long long sum = 0;
  for (int i = 0; i <= n; i++) sum += values[i];
  cout << total << ' ' << sum % 1000 << endl;
}
