#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  vector<int> values{4, 5};
  auto first = values.begin();
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    values.push_back(i);
  }
  cout << total << ' ' << *first << endl;
}
