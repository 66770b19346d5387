#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
  }
  int bonus;
  if (n > 1000) bonus = 5;
  cout << total + bonus % 10 << endl;
}
