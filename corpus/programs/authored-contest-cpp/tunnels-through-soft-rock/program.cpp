#include <bits/stdc++.h>
using namespace std;

#define rep(i, a, b) for (int i = a; i < (b); i++)
using pii = pair<int, int>;

const int dr[4] = {-1, 0, 1, 0};
const int dc[4] = {0, 1, 0, -1};
const string NAME = "URDL";

int main() {
    int h, w, reach;
    cin >> h >> w >> reach;
    vector<string> g(h);
    pii s, t;
    rep(i, 0, h) {
        cin >> g[i];
        rep(j, 0, w) {
            if (g[i][j] == 'S') s = {i, j};
            if (g[i][j] == 'T') t = {i, j};
        }
    }

    const int INF = 1 << 28;
    vector<vector<int>> dist(h, vector<int>(w, INF)), came(h, vector<int>(w, -1));
    vector<vector<int>> done(h, vector<int>(w));
    deque<pii> dq{s};
    dist[s.first][s.second] = 0;
    int popped = 0, stale = 0, blasts = 0, widest = 1;
    vector<int> layer(1, 0);
    while (!dq.empty()) {
        auto [r, c] = dq.front();
        dq.pop_front();
        if (done[r][c]) {
            stale++;
            continue;
        }
        done[r][c] = 1;
        popped++;
        int d = dist[r][c];
        if (d >= (int)layer.size()) layer.resize(d + 1, 0);
        layer[d]++;
        if (pii(r, c) == t) break;
        rep(k, 0, 4) {
            int x = r + dr[k], y = c + dc[k];
            if (x < 0 || x >= h || y < 0 || y >= w || g[x][y] == '#' || g[x][y] == '%') continue;
            if (dist[x][y] <= d) continue;
            dist[x][y] = d;
            came[x][y] = k;
            dq.push_front({x, y});
        }
        // one charge opens a straight piece of soft rock
        rep(k, 0, 4) {
            int x = r, y = c;
            rep(step, 1, reach + 1) {
                x += dr[k];
                y += dc[k];
                if (x < 0 || x >= h || y < 0 || y >= w || g[x][y] == '#') break;
                if (dist[x][y] <= d + 1) continue;
                dist[x][y] = d + 1;
                came[x][y] = k + 4 * step;
                dq.push_back({x, y});
                if (g[x][y] == '%') blasts++;
            }
        }
        widest = max(widest, (int)dq.size());
    }

    auto [r, c] = t;
    if (!done[r][c]) {
        cout << "buried\n";
    } else {
        string way;
        while (pii(r, c) != s) {
            int k = came[r][c] % 4, step = came[r][c] / 4;
            way += step ? char(NAME[k] - 'A' + 'a') : NAME[k];
            step = max(step, 1);
            if (step > 1) way += char('0' + step);
            r -= dr[k] * step;
            c -= dc[k] * step;
        }
        // digits stand behind their letter once the way is turned round
        reverse(way.begin(), way.end());
        rep(i, 0, (int)way.size() - 1) if (isdigit(way[i])) {
            swap(way[i], way[i + 1]);
            i++;
        }
        cout << dist[t.first][t.second] << ' ' << way << "\n";
    }
    cout << popped << ' ' << stale << ' ' << blasts << ' ' << widest << "\n";
    rep(i, 0, (int)layer.size()) cout << (i ? " " : "") << layer[i];
    cout << "\n";
    rep(i, 0, h) {
        rep(j, 0, w) cout << (g[i][j] == '#' ? '#' : !done[i][j] ? '?' : char('0' + dist[i][j] % 10));
        cout << "\n";
    }
}
