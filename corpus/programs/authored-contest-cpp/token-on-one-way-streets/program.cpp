#include <bits/stdc++.h>
using namespace std;
using pii = pair<int, int>;
#define eb emplace_back

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    string owner;
    cin >> owner;
    vector<vector<int>> out(n), in(n);
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        a--, b--;
        out[a].eb(b);
        in[b].eb(a);
    }

    // winner: 'A', 'B', or '=' while nobody is known to win
    string winner(n, '=');
    vector<int> rounds(n, 0), left(n), best(n, -1);
    queue<int> que;
    for (int v = 0; v < n; v++) {
        left[v] = out[v].size();
        if (left[v] > 0) continue;
        winner[v] = owner[v] == 'A' ? 'B' : 'A';
        que.push(v);
    }
    int dead = que.size(), looks = 0, late = 0, longest = 0;
    string order;
    while (!que.empty()) {
        int v = que.front();
        que.pop();
        longest = max(longest, rounds[v]);
        order += winner[v];
        for (int u : in[v]) {
            looks++;
            if (winner[u] != '=') {
                late++;
                continue;
            }
            if (winner[v] == owner[u]) {
                winner[u] = owner[u];
                best[u] = v;
            } else if (--left[u] == 0) {
                winner[u] = winner[v];
                best[u] = v;
            } else {
                continue;
            }
            rounds[u] = rounds[v] + 1;
            que.push(u);
        }
    }

    map<char, int> count;
    for (char c : winner) count[c]++;
    cout << winner << "\n";
    cout << count['A'] << " " << count['B'] << " " << count['='] << " " << dead << "\n";
    cout << looks << " " << late << " " << longest << "\n";
    // a long game in full, then where the drawn ones can go on for ever
    int start = -1;
    for (int v = 0; v < n; v++)
        if (winner[v] != '=' && rounds[v] == longest && start < 0) start = v;
    if (start >= 0) {
        for (int v = start; v >= 0; v = best[v]) {
            cout << v + 1;
            if (best[v] >= 0) cout << (owner[v] == 'A' ? " a " : " b ");
        }
        cout << "\n";
    }
    vector<int> seen(n, 0);
    for (int v = 0, step = 0; v < n; v++) {
        if (winner[v] != '=') continue;
        int x = v;
        while (!seen[x]) {
            seen[x] = ++step;
            int go = -1;
            for (int y : out[x])
                if (winner[y] == '=' && (go < 0 || y < go)) go = y;
            x = go;
        }
        cout << v + 1 << "~" << x + 1 << " ";
    }
    cout << order << "\n";
}
