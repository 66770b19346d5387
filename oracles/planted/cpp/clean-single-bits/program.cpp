#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  vector<bool> lit(8);
  bitset<8> ever;
  int switches = 0;
  for (int i = 0; i < n; i++) {
    int lamp = i * i % 8;
    lit[lamp] = !lit[lamp];
    ever[lamp] = true;
    switches += lit[lamp];
  }
  cout << count(lit.begin(), lit.end(), true) << ' ' << ever << ' ' << switches << endl;
}
