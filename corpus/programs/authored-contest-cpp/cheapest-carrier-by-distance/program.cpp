#include <bits/stdc++.h>
using namespace std;
#define mid ((l + r) >> 1)

struct Line {
    long long k, m;
    long long at(long long x) const { return k * x + m; }
};

const int X = 64;
const long long INF = 1e9;
Line tree_[4 * X];

void insert(Line cur, int v = 1, int l = 0, int r = X) {
    if (cur.at(mid) < tree_[v].at(mid)) swap(cur, tree_[v]);
    if (r - l == 1) return;
    if (cur.at(l) < tree_[v].at(l)) insert(cur, 2 * v, l, mid);
    else if (cur.at(r - 1) < tree_[v].at(r - 1)) insert(cur, 2 * v + 1, mid, r);
}

long long query(int x) {
    long long res = INF;
    for (int v = 1, l = 0, r = X;; ) {
        res = min(res, tree_[v].at(x));
        if (r - l == 1) return res;
        if (x < mid) r = mid, v = 2 * v;
        else l = mid, v = 2 * v + 1;
    }
}

int main() {
    for (auto &t : tree_) t = {0, INF};
    int q;
    cin >> q;
    map<int, long long> paid;
    long long spent = 0, saved = 0;
    int unknown = 0, cheaper = 0;
    for (int i = 0; i < q; i++) {
        string s;
        cin >> s;
        if (s == "offer") {
            Line f;
            cin >> f.k >> f.m;
            insert(f);
            continue;
        }
        int x;
        cin >> x;
        long long p = query(x);
        if (p == INF) {
            unknown++;
            continue;
        }
        spent += p;
        auto it = paid.find(x);
        if (it != paid.end() && p < it->second) {
            cheaper++;
            saved += it->second - p;
        }
        paid[x] = p;
        cout << p << " ";
    }
    cout << "\n" << spent << " " << saved << " " << cheaper << " " << unknown << "\n";
    for (auto &[x, p] : paid) cout << x << ":" << p << ">" << query(x) << " ";
    cout << "\n";
}
