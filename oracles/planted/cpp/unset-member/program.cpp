#include <bits/stdc++.h>
using namespace std;

struct Player {
  int number, score;
  Player() : number(7) {}
};

int main() {
  int n;
  cin >> n;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
  }
  Player players[3];
  int sum = 0;
  for (Player& player : players) sum += player.score % 10;
  cout << total << ' ' << sum << endl;
}
