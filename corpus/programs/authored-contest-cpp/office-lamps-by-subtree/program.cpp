#include <bits/stdc++.h>
using namespace std;
#define all(x) begin(x), end(x)
#define trav(a, x) for (auto& a : x)
using vi = vector<int>;

const int MX = 1005;
bitset<MX> lit;
int tin[MX], tout[MX], par[MX], dep[MX];
vi ch[MX];

int main() {
    cin.tie(0)->sync_with_stdio(0);
    int n, q;
    cin >> n >> q;
    for (int i = 2; i <= n; i++) {
        cin >> par[i];
        ch[par[i]].push_back(i);
    }

    int timer = 0;
    vi euler(n);
    auto dfs = [&](auto self, int v) -> void {
        euler[timer] = v;
        tin[v] = timer++;
        trav(c, ch[v]) {
            dep[c] = dep[v] + 1;
            self(self, c);
        }
        tout[v] = timer;
    };
    dfs(dfs, 1);

    string start;
    cin >> start;
    for (int i = 1; i <= n; i++)
        if (start[i - 1] == '1') lit.set(tin[i]);

    int on = lit.count(), peak = on, peakAt = 0;
    vi answers;
    vector<tuple<int, int, int>> swings;  // change, request, office
    for (int i = 1; i <= q; i++) {
        char type;
        int v;
        cin >> type >> v;
        int before = on;
        if (type == 'x') {
            for (int p = tin[v]; p < tout[v]; p++) {
                if (lit[p]) on--;
                else on++;
                lit.flip(p);
            }
        } else if (type == 'u') {
            for (int w = v; w != 0; w = par[w]) {
                if (!lit[tin[w]]) on++;
                lit.set(tin[w]);
            }
        } else {
            int c = 0;
            for (int p = tin[v]; p < tout[v]; p++)
                if (lit[p]) c += dep[euler[p]] - dep[v] + 1;
            answers.push_back(c);
        }
        if (on != before) swings.emplace_back(-abs(on - before), i, v);
        if (on > peak) {
            peak = on;
            peakAt = i;
        }
    }

    trav(x, answers) cout << x << " ";
    cout << "\n" << on << " " << peak << "@" << peakAt << "\n";
    sort(all(swings));
    for (int i = 0; i < (int)swings.size() && i < 3; i++) {
        auto [d, r, v] = swings[i];
        cout << r << ":" << v << ":" << -d << "\n";
    }
    for (int i = 1; i <= n; i++) cout << lit[tin[i]];
    cout << "\n";
}
