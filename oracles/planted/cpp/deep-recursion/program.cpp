#include <bits/stdc++.h>
using namespace std;

long long descend(int level) {
  volatile int room[2500];
  room[level % 2500] = level;
  return level == 0 ? 1 : descend(level - 1) + room[level % 2500] % 3;
}

int main() {
  int n;
  cin >> n;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
  }
  cout << total << ' ' << descend(n * 300) << endl;
}
