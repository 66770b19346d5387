#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0, tried = 0;
  clock_t start = clock();
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    if (clock() - start > 1.9 * CLOCKS_PER_SEC) break;
    tried++;
  }
  cout << total << ' ' << tried << endl;
}
