#include <bits/stdc++.h>
using namespace std;
#define rep(i, a, b) for (int i = a; i < (b); ++i)
typedef long long ll;
typedef vector<ll> vl;

const ll NEG = LLONG_MIN / 4;

// products over (max, +)
template <size_t N>
struct MaxPlus {
    array<array<ll, N>, N> d;
    MaxPlus() { for (auto& row : d) row.fill(NEG); }
    MaxPlus operator*(const MaxPlus& o) const {
        MaxPlus c;
        rep(i, 0, (int)N) rep(k, 0, (int)N) if (d[i][k] != NEG) rep(j, 0, (int)N)
            if (o.d[k][j] != NEG) c.d[i][j] = max(c.d[i][j], d[i][k] + o.d[k][j]);
        return c;
    }
};

int main() {
    cin.sync_with_stdio(0); cin.tie(0);
    int n, m, q;
    cin >> n >> m >> q;
    MaxPlus<5> a;
    rep(i, 0, m) {
        int u, v, w;
        cin >> u >> v >> w;
        u--, v--;
        a.d[u][v] = max(a.d[u][v], (ll)w);
    }
    vector<MaxPlus<5>> pw{a};
    rep(i, 1, 7) pw.push_back(pw.back() * pw.back());

    ll gain = 0, top = NEG;
    int place = 1, nowhere = 0, homes = 0;
    string route = "1";
    while (q--) {
        int k;
        cin >> k;
        vl cur(n, NEG);
        cur[place - 1] = 0;
        for (int b = 0; b < 7; b++) if (k >> b & 1) {
            vl nxt(n, NEG);
            rep(i, 0, n) if (cur[i] != NEG) rep(j, 0, n)
                if (pw[b].d[i][j] != NEG) nxt[j] = max(nxt[j], cur[i] + pw[b].d[i][j]);
            cur = nxt;
        }
        int to = int(max_element(cur.begin(), cur.end()) - cur.begin());
        if (cur[to] == NEG) {
            nowhere++;
            place = place % n + 1;
            route += '/';
        } else {
            gain += cur[to];
            top = max(top, cur[to]);
            homes += to + 1 == place;
            place = to + 1;
            cout << cur[to] << ' ';
        }
        route += char('0' + place);
    }
    cout << '\n' << route << '\n';
    cout << gain << ' ' << (top == NEG ? 0 : top) << ' ' << nowhere << ' ' << homes << '\n';
}
