#include <bits/stdc++.h>
using namespace std;

int grade(int points) {
  if (points > 2000) return 1;
  if (points > 1900) return 2;
}

int main() {
  int n;
  cin >> n;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
  }
  cout << total << ' ' << grade(total) % 10 << endl;
}
