#include <bits/stdc++.h>
using namespace std;
#define pb push_back
#define mp make_pair
#define X first
#define Y second
typedef pair<int, int> pii;

const int MX = 2005;
int n, m;
vector<pii> adj[MX];  // (other end, road number)
int tin[MX], low[MX], sz[MX], via[MX], nxt[MX], kids[MX];
int eu[MX], ev[MX];
bool bridge[MX], cut[MX];

int main() {
    scanf("%d%d", &n, &m);
    for (int i = 1; i <= m; i++) {
        scanf("%d%d", &eu[i], &ev[i]);
        adj[eu[i]].pb(mp(ev[i], i));
        adj[ev[i]].pb(mp(eu[i], i));
    }

    int timer = 0, parts = 0, bridges = 0, backs = 0, deepest = 0;
    long long lost = 0;
    vector<int> st;
    for (int s = 1; s <= n; s++) {
        if (tin[s]) continue;
        parts++;
        st.pb(s);
        tin[s] = low[s] = ++timer;
        vector<int> found;
        while (!st.empty()) {
            int v = st.back();
            deepest = max(deepest, (int)st.size());
            if (nxt[v] < (int)adj[v].size()) {
                int to = adj[v][nxt[v]].X, id = adj[v][nxt[v]].Y;
                nxt[v]++;
                if (id == via[v]) continue;
                if (tin[to]) {
                    if (tin[to] < tin[v]) backs++;
                    low[v] = min(low[v], tin[to]);
                } else {
                    tin[to] = low[to] = ++timer;
                    via[to] = id;
                    st.pb(to);
                }
                continue;
            }
            st.pop_back();
            sz[v]++;
            if (st.empty()) {
                if (kids[v] > 1) cut[v] = true;
                break;
            }
            int p = st.back();
            kids[p]++;
            sz[p] += sz[v];
            low[p] = min(low[p], low[v]);
            if (low[v] >= tin[p] && st.size() > 1) cut[p] = true;
            if (low[v] > tin[p]) {
                bridge[via[v]] = true;
                bridges++;
                found.pb(sz[v]);
            }
        }
        for (int x : found) lost += 1LL * x * (sz[s] - x);
    }

    printf("%d %d %lld\n", parts, bridges, lost);
    printf("%d %d\n", backs, deepest);
    for (int i = 1; i <= m; i++)
        if (bridge[i]) printf("%d-%d ", min(eu[i], ev[i]), max(eu[i], ev[i]));
    printf("|");
    for (int v = 1; v <= n; v++)
        if (cut[v]) printf(" %d", v);
    printf("\n");
    // villages that stay together whatever road is closed
    vector<int> color(n + 1, 0), sizes;
    for (int s = 1; s <= n; s++) {
        if (color[s]) continue;
        queue<int> q;
        q.push(s);
        color[s] = s;
        int cnt = 0;
        while (!q.empty()) {
            int v = q.front();
            q.pop();
            cnt++;
            for (pii e : adj[v])
                if (!bridge[e.Y] && !color[e.X]) color[e.X] = s, q.push(e.X);
        }
        sizes.pb(cnt);
    }
    sort(sizes.rbegin(), sizes.rend());
    for (size_t i = 0; i < sizes.size(); i++) printf("%d%c", sizes[i], i + 1 == sizes.size() ? '\n' : ' ');
}
