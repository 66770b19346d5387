#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  int product = 1;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    product = product * 31 + i;
  }
  cout << total << ' ' << product << endl;
}
