#include <cstdio>
#include <queue>
#include <vector>
#include <algorithm>
#include <functional>
using namespace std;

struct Light {
    int green, red, shift;
    // first moment >= t at which one may drive
    int drive(int t) const {
        int cycle = green + red;
        int phase = ((t - shift) % cycle + cycle) % cycle;
        return phase < green ? t : t + cycle - phase;
    }
};

struct Street {
    int to, len;
};

struct Visit {
    int time, node, waits;
};

int main() {
    int n, m, from, goal, start;
    if (scanf("%d %d %d %d %d", &n, &m, &from, &goal, &start) != 5) return 1;
    vector<Light> light(n + 1);
    for (int v = 1; v <= n; v++)
        if (scanf("%d %d %d", &light[v].green, &light[v].red, &light[v].shift) != 3) return 1;
    vector<vector<Street>> out(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b, len;
        if (scanf("%d %d %d", &a, &b, &len) != 3) return 1;
        out[a].push_back({b, len});
        out[b].push_back({a, len});
    }

    auto later = [](const Visit &a, const Visit &b) {
        if (a.time != b.time) return a.time > b.time;
        if (a.waits != b.waits) return a.waits > b.waits;
        return a.node > b.node;
    };
    priority_queue<Visit, vector<Visit>, decltype(later)> pq(later);
    vector<int> arrival(n + 1, -1), fewest(n + 1, 0), prev(n + 1, 0);
    vector<char> fixed(n + 1, 0);
    arrival[from] = start;
    pq.push({start, from, 0});
    int pushes = 1, waited = 0, settled = 0, thrown = 0;
    vector<int> order;
    while (!pq.empty()) {
        Visit cur = pq.top();
        pq.pop();
        int v = cur.node;
        if (fixed[v]) {
            thrown++;
            continue;
        }
        fixed[v] = 1;
        settled++;
        order.push_back(v);
        if (v == goal) break;
        int leave = light[v].drive(cur.time);
        int waits = cur.waits;
        if (leave > cur.time) {
            waits++;
            waited += leave - cur.time;
        }
        for (const Street &s : out[v]) {
            if (fixed[s.to]) continue;
            int t = leave + s.len;
            bool better = arrival[s.to] < 0 || t < arrival[s.to];
            if (!better && t == arrival[s.to]) better = waits < fewest[s.to];
            if (!better) continue;
            arrival[s.to] = t;
            fewest[s.to] = waits;
            prev[s.to] = v;
            pq.push({t, s.to, waits});
            pushes++;
        }
    }

    if (fixed[goal]) {
        vector<int> path;
        for (int v = goal; v != 0; v = prev[v]) path.push_back(v);
        reverse(path.begin(), path.end());
        printf("%d %d\n", arrival[goal], fewest[goal]);
        for (size_t i = 0; i < path.size(); i++) {
            int v = path[i];
            if (v != goal && light[v].drive(arrival[v]) > arrival[v])
                printf("%d(+%d) ", v, light[v].drive(arrival[v]) - arrival[v]);
            else
                printf("%d ", v);
        }
        printf("done\n");
    } else {
        printf("no way\n");
    }
    printf("%d %d %d %d\n", settled, pushes, thrown, waited);
    for (int v : order) printf("%d@%d ", v, arrival[v]);
    printf("\n");
    return 0;
}
