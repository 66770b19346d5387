#include <bits/stdc++.h>
using namespace std;

#define PB push_back
#define MP make_pair

int wins[2], pots[2];

void solve(int tc) {
    int na, nb, limit;
    cin >> na >> nb >> limit;
    deque<int> d[2];
    for (int i = 0; i < na; i++) { int x; cin >> x; d[0].PB(x); }
    for (int i = 0; i < nb; i++) { int x; cin >> x; d[1].PB(x); }

    vector<int> pot;
    map<int,int> winning;
    string log_;
    int round = 0, streak = 0, longest = 0, last = -1, maxPot = 0;
    do {
        round++;
        int x = d[0].front(), y = d[1].front();
        d[0].pop_front(); d[1].pop_front();
        pot.PB(x); pot.PB(y);
        maxPot = max(maxPot, (int)pot.size());
        if (x == y) {
            log_ += '=';
            streak = 0; last = -1;
            continue;
        }
        int w = x > y ? 0 : 1;
        // a one beats the top card
        if (min(x, y) == 1 && max(x, y) >= 9) w ^= 1;
        sort(pot.rbegin(), pot.rend());
        for (int c : pot) d[w].PB(c);
        if (pot.size() > 2) pots[w]++;
        pot.clear();
        winning[w == 0 ? x : y]++;
        log_ += "AB"[w];
        if (w == last) streak++;
        else { streak = 1; last = w; }
        longest = max(longest, streak);
        if (streak == 4) {
            // the leader passes its bottom card over
            int c = d[w].back();
            d[w].pop_back();
            d[w ^ 1].push_front(c);
            streak = 0;
        }
    } while (!d[0].empty() && !d[1].empty() && round < limit);

    cout << "#" << tc << " " << round << " rounds, " << d[0].size() << "-" << d[1].size() << ", pot " << pot.size() << "/" << maxPot << "\n";
    if (d[0].size() > d[1].size()) wins[0]++;
    else if (d[1].size() > d[0].size()) wins[1]++;
    cout << log_.substr(0, 40) << " " << longest << "\n";
    pair<int,int> top = MP(0, 0);
    for (auto kv : winning) if (kv.second >= top.second) top = MP(kv.first, kv.second);
    cout << top.first << "*" << top.second << "\n";
    for (int s = 0; s < 2; s++) {
        cout << "AB"[s] << ":";
        for (int c : d[s]) cout << " " << c;
        cout << "\n";
    }
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int t;
    cin >> t;
    for (int i = 1; i <= t; i++) solve(i);
    cout << wins[0] << " " << wins[1] << " " << pots[0] << " " << pots[1] << "\n";
    return 0;
}
