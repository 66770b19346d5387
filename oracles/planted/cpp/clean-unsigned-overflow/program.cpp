#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  unsigned hash = 2166136261u;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    hash = hash * 16777619u ^ i;
  }
  cout << total << ' ' << hash << ' ' << (1u << 31) << endl;
}
