#include <cstdio>
#include <queue>
#include <vector>
#include <algorithm>
#include <utility>
using namespace std;

const int MAXN = 105;
const int MAXK = 12;
const int INF = 1000000000;

struct State {
    int cost, city, used;
    bool operator<(const State &o) const {
        // reversed: the queue gives the cheapest state
        if (cost != o.cost) return cost > o.cost;
        if (used != o.used) return used > o.used;
        return city > o.city;
    }
};

vector<pair<int, int> > adj[MAXN];
int dist[MAXN][MAXK];
bool done[MAXN][MAXK];

int main() {
    int n, m, k;
    if (scanf("%d %d %d", &n, &m, &k) != 3) return 1;
    for (int i = 0; i < m; ++i) {
        int u, v, w;
        if (scanf("%d %d %d", &u, &v, &w) != 3) return 1;
        adj[u].push_back(make_pair(v, w));
        adj[v].push_back(make_pair(u, w));
    }
    for (int i = 1; i <= n; ++i)
        for (int j = 0; j <= k; ++j) dist[i][j] = INF;

    priority_queue<State> pq;
    dist[1][0] = 0;
    pq.push({0, 1, 0});
    int settled = 0, stale = 0, improved = 0;
    size_t widest = 0;
    vector<int> order;
    vector<char> seen(n + 1, 0);
    while (!pq.empty()) {
        widest = max(widest, pq.size());
        State cur = pq.top();
        pq.pop();
        if (done[cur.city][cur.used]) {
            ++stale;
            continue;
        }
        done[cur.city][cur.used] = true;
        ++settled;
        if (!seen[cur.city]) {
            seen[cur.city] = 1;
            order.push_back(cur.city);
        }
        for (size_t i = 0; i < adj[cur.city].size(); ++i) {
            int to = adj[cur.city][i].first, w = adj[cur.city][i].second;
            for (int t = 0; t < 2 && cur.used + t <= k; ++t) {
                int nc = cur.cost + (t ? w / 2 : w);
                if (nc < dist[to][cur.used + t]) {
                    if (dist[to][cur.used + t] != INF) ++improved;
                    dist[to][cur.used + t] = nc;
                    pq.push({nc, to, cur.used + t});
                }
            }
        }
    }

    for (int i = 1; i <= n; ++i) {
        int best = *min_element(dist[i], dist[i] + k + 1);
        if (best == INF) printf("- ");
        else printf("%d/%d ", dist[i][0], best);
    }
    printf("\n%d %d %d %d\n", settled, stale, improved, (int)widest);
    for (size_t i = 0; i < order.size(); ++i) printf("%d%s", order[i], i + 1 < order.size() ? "-" : "\n");
    return 0;
}
