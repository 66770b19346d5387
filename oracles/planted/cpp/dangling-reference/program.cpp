#include <bits/stdc++.h>
using namespace std;

int* keep;

int& pick(int a, int b) {
  int larger = max(a, b);
  keep = &larger;
  return *keep;
}

int main() {
  int n;
  cin >> n;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
  }
  int& widest = pick(total, n);
  pick(n, 3);
  cout << total << ' ' << widest % 7 << endl;
}
