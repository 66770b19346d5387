#include <bits/stdc++.h>
using namespace std;

using ll = long long;
const int N = 1005;

template <typename T>
bool chmax(T &a, const T &b) {
    if (a < b) {
        a = b;
        return true;
    }
    return false;
}

struct Node {
    ll sum, pre, suf, best;
};

Node leaf(ll x) { return {x, x, x, x}; }

Node operator+(const Node &a, const Node &b) {
    Node c;
    c.sum = a.sum + b.sum;
    c.pre = max(a.pre, a.sum + b.pre);
    c.suf = max(b.suf, b.sum + a.suf);
    c.best = max({a.best, b.best, a.suf + b.pre});
    return c;
}

int n, q;
int a[N];
Node t[4 * N];

void build(int v, int l, int r) {
    if (l == r) {
        t[v] = leaf(a[l]);
        return;
    }
    int m = (l + r) / 2;
    build(2 * v, l, m);
    build(2 * v + 1, m + 1, r);
    t[v] = t[2 * v] + t[2 * v + 1];
}

void update(int v, int l, int r, int p) {
    if (l == r) {
        t[v] = leaf(a[p]);
        return;
    }
    int m = (l + r) / 2;
    if (p <= m) update(2 * v, l, m, p);
    else update(2 * v + 1, m + 1, r, p);
    t[v] = t[2 * v] + t[2 * v + 1];
}

Node query(int v, int l, int r, int ql, int qr) {
    if (ql <= l && r <= qr) return t[v];
    int m = (l + r) / 2;
    if (qr <= m) return query(2 * v, l, m, ql, qr);
    if (ql > m) return query(2 * v + 1, m + 1, r, ql, qr);
    return query(2 * v, l, m, ql, qr) + query(2 * v + 1, m + 1, r, ql, qr);
}

int main() {
    ios_base::sync_with_stdio(false);
    cin.tie(NULL);
    cin >> n >> q;
    for (int i = 1; i <= n; i++) cin >> a[i];
    build(1, 1, n);

    ll record = -1e18, total = 0;
    int recordAt = 0, flips = 0;
    for (int i = 1; i <= q; i++) {
        char c;
        int x, y;
        cin >> c >> x >> y;
        if (c == 'S') {
            if ((a[x] < 0) != (y < 0)) flips++;
            a[x] = y;
            update(1, 1, n, x);
        } else {
            Node res = query(1, 1, n, x, y);
            total += res.best;
            if (chmax(record, res.best)) recordAt = i;
            cout << res.best << (res.best == res.sum ? "*" : "") << "\n";
        }
        chmax(total, 0LL);
    }
    cout << "record " << record << " at " << recordAt << "\n";
    cout << total << " " << flips << " " << t[1].best << "\n";
    return 0;
}
