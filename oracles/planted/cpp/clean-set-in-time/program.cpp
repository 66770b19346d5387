#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
  }
  int larger;
  if (total > n) larger = total;
  else larger = n;
  int table[50];
  fill(table, table + 50, 3);
  cout << larger << ' ' << accumulate(table, table + 50, 0) << endl;
}
