#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
  }
  int* old = new int[200];
  for (int i = 0; i < 200; i++) old[i] = i + 1;
  delete[] old;
  int* table = new int[200];
  table[5] = n;
  long long sum = 0;
  for (int i = 0; i < 200; i++) sum += table[i] % 10;
  cout << total << ' ' << sum << endl;
}
