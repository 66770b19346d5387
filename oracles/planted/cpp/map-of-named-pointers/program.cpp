#include <bits/stdc++.h>
using namespace std;

struct Node {
  int value;
};
using Reference = const Node*;

int main() {
  int n;
  cin >> n;
  long long total = 0;
  map<Reference, int> weights;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    weights[new Node{i}] = i;
  }
  for (auto& [node, weight] : weights) total = (total * 3 + weight) % 1009;
  cout << total << endl;
}
