#include <bits/stdc++.h>
using namespace std;

int guard[8], heights[64];
int main() {
  int n;
  cin >> n;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    heights[i] = total;
  }
  long long sum = 0;
  for (int i = 0; i < n; i++) sum += heights[i - 1] < heights[i];
  cout << total << ' ' << sum << endl;
}
