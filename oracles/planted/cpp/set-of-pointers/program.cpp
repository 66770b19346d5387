#include <bits/stdc++.h>
using namespace std;

struct Node {
  int value;
};

int main() {
  int n;
  cin >> n;
  long long total = 0;
  set<Node*> nodes;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    nodes.insert(new Node{i});
  }
  for (Node* node : nodes) total = (total * 3 + node->value) % 1009;
  cout << total << endl;
}
