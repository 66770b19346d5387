#include <bits/stdc++.h>

#define all(x) (x).begin(), (x).end()
#define rep(i, a, b) for (int i = (a); i < (b); ++i)

using namespace std;
typedef long long ll;
typedef vector<int> vi;

struct Edge {
    int u, v, len;
    bool operator<(const Edge& o) const {
        return tie(len, u, v) < tie(o.len, o.u, o.v);
    }
};

struct DSU {
    vi par, grain;
    DSU(int n) : par(n, -1), grain(n, 0) {}
    int find(int x) { return par[x] < 0 ? x : par[x] = find(par[x]); }
    int size(int x) { return -par[find(x)]; }
    bool join(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) return false;
        if (par[a] > par[b]) swap(a, b);
        par[a] += par[b];
        par[b] = a;
        grain[a] += grain[b];
        return true;
    }
};

void solve() {
    int n, m, k;
    cin >> n >> m >> k;
    DSU d(n);
    rep(i, 0, n) cin >> d.grain[i];
    vector<Edge> e(m);
    for (auto& [u, v, len] : e) {
        cin >> u >> v >> len;
        --u, --v;
        if (u > v) swap(u, v);
    }
    sort(all(e));

    int comps = n, skipped = 0, biggest = 1;
    ll cost = 0, toll = 0;
    map<int, int> byLen;
    for (const auto& [u, v, len] : e) {
        if (comps == k) break;
        int gu = d.grain[d.find(u)], gv = d.grain[d.find(v)];
        if (!d.join(u, v)) {
            skipped++;
            continue;
        }
        comps--;
        cost += len;
        toll += (ll)len * min(gu, gv);
        byLen[len]++;
        biggest = max(biggest, d.size(u));
    }

    vi sums;
    rep(i, 0, n) if (d.find(i) == i) sums.push_back(d.grain[i]);
    sort(sums.rbegin(), sums.rend());
    cout << comps << ' ' << cost << ' ' << toll << '\n';
    cout << skipped << ' ' << biggest << '\n';
    for (auto [len, c] : byLen) cout << len << 'x' << c << ' ';
    cout << "end\n";
    rep(i, 0, min<int>(6, sums.size())) cout << sums[i] << " \n"[i + 1 == min<int>(6, sums.size())];
}

int main() {
    ios::sync_with_stdio(0);
    cin.tie(0);
    solve();
}
