#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
#define rep(i, n) for (int i = 0; i < int(n); ++i)

constexpr int MOD = 1e9 + 7;
int go[205][5], link_[205], pts[205], nodes = 1;
int best[105][205], ways[105][205];

int main() {
    int L, c, k;
    cin >> L >> c >> k;
    rep(i, k) {
        string w;
        int p, v = 0;
        cin >> w >> p;
        for (char ch : w) {
            int &to = go[v][ch - 'a'];
            if (to == 0) to = nodes++;
            v = to;
        }
        pts[v] += p;
    }
    queue<int> q;
    rep(a, c) if (go[0][a]) q.push(go[0][a]);
    while (!q.empty()) {
        int v = q.front();
        q.pop();
        pts[v] += pts[link_[v]];
        rep(a, c) {
            int u = go[v][a];
            if (u) {
                link_[u] = go[link_[v]][a];
                q.push(u);
            } else {
                go[v][a] = go[link_[v]][a];
            }
        }
    }

    rep(v, nodes) ways[0][v] = 1;
    int flat = 0, ties = 0;
    for (int len = 1; len <= L; ++len) {
        for (int v = 0; v < nodes; ++v) {
            int hi = INT_MIN;
            ll cnt = 0;
            rep(a, c) {
                int u = go[v][a], s = pts[u] + best[len - 1][u];
                if (s > hi) hi = s, cnt = 0;
                if (s == hi) cnt += ways[len - 1][u];
            }
            best[len][v] = hi;
            ways[len][v] = cnt % MOD;
            if (cnt > 1) ties++;
        }
        if (best[len][0] == best[len - 1][0]) flat++;
    }

    for (int len = 1; len <= L; ++len) cout << best[len][0] << (len < L ? ' ' : '\n');
    string s;
    for (int len = L, v = 0; len > 0; --len) {
        rep(a, c) {
            int u = go[v][a];
            if (pts[u] + best[len - 1][u] == best[len][v]) {
                s += char('a' + a);
                v = u;
                break;
            }
        }
    }
    cout << s << "\n" << ways[L][0] << " " << nodes << " " << flat << " " << ties << "\n";
}
