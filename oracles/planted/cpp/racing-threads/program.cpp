#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
  }
  string order;
  mutex writing;
  auto work = [&](char name) {
    for (int i = 0; i < 3; i++) {
      lock_guard<mutex> guard(writing);
      order += name;
    }
  };
  thread first(work, 'a'), second(work, 'b');
  first.join();
  second.join();
  cout << total << ' ' << order << endl;
}
