#include <bits/stdc++.h>
using namespace std;

struct Node {
  int value;
};

int main() {
  int n;
  cin >> n;
  long long total = 0;
  priority_queue<pair<int, Node*>> waiting;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    waiting.push({i % 3, new Node{i}});
  }
  while (!waiting.empty()) {
    total = (total * 3 + waiting.top().second->value) % 1009;
    waiting.pop();
  }
  cout << total << endl;
}
