#include <bits/stdc++.h>
using namespace std;

struct Node {
  int value;
};

int main() {
  int n;
  cin >> n;
  long long total = 0;
  vector<Node*> nodes;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    nodes.push_back(new Node{i});
  }
  sort(nodes.begin(), nodes.end());
  cout << total << ' ' << nodes[0]->value << ' ' << nodes.back()->value << endl;
}
