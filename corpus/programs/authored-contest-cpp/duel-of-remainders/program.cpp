#include <bits/stdc++.h>
using namespace std;

// a move takes a multiple of the smaller pile from the larger one,
// at most k times; whoever empties a pile wins

int n, k;
map<pair<int, int>, int> memo;   // 0: lost, else the winning number of times
int calls, hits;

int best(int a, int b) {
    calls++;
    if (a < b) swap(a, b);
    auto key = make_pair(a, b);
    auto it = memo.find(key);
    if (it != memo.end()) {
        hits++;
        return it->second;
    }
    int res = 0;
    for (int t = 1; t <= k && t * b <= a && res == 0; t++) {
        if (t * b == a || best(a - t * b, b) == 0) res = t;
    }
    return memo[key] = res;
}

int main() {
    cin >> n >> k;
    int wonA = 0, draws = 0, longest = 0, longestAt = 0, points[2] = {0, 0};
    string openers;
    vector<pair<int, int>> duels(n);
    for (auto& [a, b] : duels) cin >> a >> b;

    int carried = 0;
    for (int i = 0; i < n; i++) {
        auto [a, b] = duels[i];
        a += carried;
        // Ann begins the odd duels, Ben the even ones
        int turn = i % 2, moves = 0, greedy = 0;
        string log;
        while (a > 0 && b > 0 && moves < 30) {
            int& large = a >= b ? a : b;
            int& small = a >= b ? b : a;
            int most = min(k, large / small);
            int t = best(a, b);
            if (t == 0) {
                // a lost place: Ann takes little, Ben takes much
                t = turn == 0 ? 1 : most;
                greedy += turn;
            }
            large -= t * small;
            moves++;
            log += char((turn ? 'a' : 'A') + t - 1);
            points[turn] += t;
            turn ^= 1;
        }
        if (a > 0 && b > 0) {
            draws++;
            carried = 0;
            openers += '?';
            continue;
        }
        int winner = turn ^ 1;
        if (winner == 0) wonA++;
        openers += winner == i % 2 ? '+' : '-';
        carried = (a + b) % 5 + greedy;
        if (moves > longest) {
            longest = moves;
            longestAt = i + 1;
            cout << i + 1 << ":" << log << " ";
        }
    }

    cout << "\n" << openers << "\n";
    cout << wonA << " " << n - wonA - draws << " " << draws << "\n";
    cout << points[0] << " " << points[1] << " " << longest << " " << longestAt << "\n";
    int lost = 0;
    pair<int, int> widest(0, 0);
    for (auto& [key, t] : memo) {
        if (t) continue;
        lost++;
        if (key.first - key.second > widest.first - widest.second) widest = key;
    }
    cout << calls << " " << hits << " " << memo.size() << " " << lost << " " << widest.first << "-" << widest.second << "\n";
    return 0;
}
