#include <bits/stdc++.h>
using namespace std;

int collatz(long long number) { return number == 1 ? 0 : 1 + collatz(number % 2 ? 3 * number + 1 : number / 2); }
int descend(int level) { return level == 0 ? 0 : 1 + descend(level - 1); }

int main() {
  int n;
  cin >> n;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
  }
  cout << total << ' ' << collatz(total + 27) << ' ' << descend(n * 100) << endl;
}
