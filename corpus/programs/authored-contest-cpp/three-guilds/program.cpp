#include <bits/stdc++.h>
using namespace std;

struct WeightedDsu {
    vector<int> parent, rel, sz;
    WeightedDsu(int n) : parent(n), rel(n, 0), sz(n, 1) { iota(parent.begin(), parent.end(), 0); }

    int find(int x) {
        if (parent[x] == x) return x;
        int p = parent[x];
        int root = find(p);
        rel[x] = (rel[x] + rel[p]) % 3;
        parent[x] = root;
        return root;
    }

    // (level of y) - (level of x) = d
    bool unite(int x, int y, int d) {
        int rx = find(x), ry = find(y);
        if (rx == ry) return (rel[y] - rel[x] + 3) % 3 == d;
        int w = (d + rel[x] - rel[y] + 3) % 3;
        if (sz[rx] < sz[ry]) {
            swap(rx, ry);
            w = (3 - w) % 3;
        }
        parent[ry] = rx;
        rel[ry] = w;
        sz[rx] += sz[ry];
        return true;
    }
};

int main() {
    ios_base::sync_with_stdio(0);
    cin.tie(0);

    int n, q;
    cin >> n >> q;
    WeightedDsu dsu(n);
    string verdicts;
    vector<int> lies;
    int groups = n, biggest = 1, certain = 0;
    for (int i = 1; i <= q; i++) {
        int x, y;
        char c;
        cin >> x >> c >> y;
        x--, y--;
        bool together = dsu.find(x) == dsu.find(y);
        if (c == '?') {
            if (!together) {
                verdicts += '.';
            } else {
                verdicts += "=<>"[(dsu.rel[y] - dsu.rel[x] + 3) % 3];
                certain++;
            }
            continue;
        }
        int d = c == '=' ? 0 : c == '<' ? 1 : 2;
        if (!dsu.unite(x, y, d)) {
            lies.push_back(i);
        } else if (!together) {
            groups--;
            biggest = max(biggest, dsu.sz[dsu.find(x)]);
        }
    }

    cout << (verdicts.empty() ? "none" : verdicts) << "\n";
    cout << "lies:";
    for (int x : lies) cout << " " << x;
    cout << "\n" << groups << " " << biggest << " " << certain << "\n";
    for (int i = 0; i < n; i++) {
        // compared with the first known member of the group
        int j = 0;
        while (dsu.find(j) != dsu.find(i)) j++;
        cout << j + 1 << "=<>"[(dsu.rel[i] - dsu.rel[j] + 3) % 3] << (i + 1 < n ? " " : "\n");
    }
}
