#include <bits/stdc++.h>
using namespace std;
#define ll long long
#define pb push_back

#ifdef LOCAL
#define debug(x) cerr << #x << " = " << x << endl
#else
#define debug(x)
#endif

const int N = 100005;

struct Fenwick {
    int n;
    vector<ll> f;
    Fenwick(int n) : n(n), f(n + 2, 0) {}
    void add(int i, ll d) {
        for (; i <= n; i += i & -i) f[i] += d;
    }
    ll pre(int i) {
        ll r = 0;
        for (; i > 0; i -= i & -i) r += f[i];
        return r;
    }
};

// add on ranges, sums of ranges
struct RangeFenwick {
    Fenwick a, b;
    RangeFenwick(int n) : a(n), b(n) {}
    void add(int l, int r, ll d) {
        a.add(l, d);
        a.add(r + 1, -d);
        b.add(l, d * (l - 1));
        b.add(r + 1, -d * r);
    }
    ll pre(int i) { return a.pre(i) * i - b.pre(i); }
    ll sum(int l, int r) { return pre(r) - pre(l - 1); }
};

vector<int> g[N];
int par[N], dep[N], sub[N], heavy[N], head[N], pos[N];
int timer_;

void dfs(int v) {
    sub[v] = 1;
    for (int u : g[v]) {
        if (u == par[v]) continue;
        par[u] = v;
        dep[u] = dep[v] + 1;
        dfs(u);
        sub[v] += sub[u];
        if (heavy[v] == 0 || sub[u] > sub[heavy[v]]) heavy[v] = u;
    }
}

void decompose(int v, int h) {
    head[v] = h;
    pos[v] = ++timer_;
    if (heavy[v]) decompose(heavy[v], h);
    for (int u : g[v]) {
        if (u != par[v] && u != heavy[v]) decompose(u, u);
    }
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    for (int i = 1; i < n; i++) {
        int u, v;
        cin >> u >> v;
        g[u].pb(v);
        g[v].pb(u);
    }
    for (int v = 1; v <= n; v++) sort(g[v].begin(), g[v].end());
    dfs(1);
    decompose(1, 1);

    RangeFenwick bit(n);
    ll total = 0, best = 0;
    int hops = 0, bestAt = 0, crossing = 0;
    for (int i = 1; i <= q; i++) {
        char type;
        int u;
        cin >> type >> u;
        if (type == 's') {
            cout << bit.sum(pos[u], pos[u] + sub[u] - 1) << "\n";
            continue;
        }
        int v;
        ll x = 0, got = 0;
        cin >> v;
        if (type == 'a') cin >> x;
        debug(i);
        int changes = 0;
        while (head[u] != head[v]) {
            if (dep[head[u]] < dep[head[v]]) swap(u, v);
            if (type == 'a') bit.add(pos[head[u]], pos[u], x);
            else got += bit.sum(pos[head[u]], pos[u]);
            u = par[head[u]];
            changes++;
        }
        if (dep[u] > dep[v]) swap(u, v);
        // u is the meeting point
        hops += changes;
        if (type == 'a') {
            bit.add(pos[u], pos[v], x);
            total += x;
        } else {
            got += bit.sum(pos[u], pos[v]);
            if (got > best) {
                best = got;
                bestAt = i;
            }
            cout << got << " via " << u << "\n";
        }
        crossing += changes > 1;
    }

    int chains = 0, longest = 0;
    map<int, int> len;
    for (int v = 1; v <= n; v++) {
        chains += head[v] == v;
        longest = max(longest, ++len[head[v]]);
    }
    cout << total << " " << best << " " << bestAt << "\n";
    cout << hops << " " << crossing << " " << chains << " " << longest << "\n";
    return 0;
}
