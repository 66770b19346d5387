#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  unordered_set<string> words;
  for (int i = 0; i < n; i++) words.insert("w" + to_string(i * 37 % 1009));
  long long total = 0;
  for (const string& word : words) {
    total += word.size();
    for (char letter : word) total += letter;
  }
  cout << total << endl;
}
