#include <bits/stdc++.h>
using namespace std;

struct Node {
  int value;
  Node* next;
};

struct ByValue {
  bool operator()(const Node* a, const Node* b) const { return a->value < b->value; }
};

int main() {
  int n;
  cin >> n;
  long long total = 0;
  Node* head = nullptr;
  set<Node*, ByValue> by_value;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
    head = new Node{i, head};
    by_value.insert(head);
  }
  unordered_set<Node*> met;
  int steps = 0;
  for (Node* node = head; node != nullptr && met.insert(node).second; node = node->next) steps++;
  cout << total << ' ' << steps << ' ' << (*by_value.begin())->value << endl;
}
