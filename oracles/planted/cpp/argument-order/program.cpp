#include <bits/stdc++.h>
using namespace std;

int drawn = 5;
int draw() { return drawn = drawn * 13 % 101; }
int difference(int a, int b) { return a - b; }

int main() {
  int n;
  cin >> n;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
  }
  cout << total << ' ' << difference(draw(), draw()) << endl;
}
