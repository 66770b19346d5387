#include <iostream>
#include <algorithm>
using namespace std;

const int INF = 1e9;
int a[105][105], u[105], v[105], p[105], way[105], minv[105];
bool used[105];
int res[105];

int main() {
    int n, m;
    cin >> n >> m;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) cin >> a[i][j];

    int cost = 0, jump = 0, at = 0, below = 0;
    for (int i = 1; i <= n; i++) {
        p[0] = i;
        int j0 = 0;
        for (int j = 0; j <= m; j++) minv[j] = INF, used[j] = false;
        do {
            used[j0] = true;
            int i0 = p[j0], delta = INF, j1 = 0;
            for (int j = 1; j <= m; j++) {
                if (used[j]) continue;
                int cur = a[i0][j] - u[i0] - v[j];
                if (cur < minv[j]) minv[j] = cur, way[j] = j0;
                if (minv[j] < delta) delta = minv[j], j1 = j;
            }
            for (int j = 0; j <= m; j++) {
                if (used[j]) u[p[j]] += delta, v[j] -= delta;
                else minv[j] -= delta;
            }
            j0 = j1;
        } while (p[j0] != 0);
        while (j0) {
            p[j0] = p[way[j0]];
            j0 = way[j0];
        }
        int now = -v[0], cheapest = *min_element(a[i] + 1, a[i] + m + 1);
        if (now - cost > jump) jump = now - cost, at = i;
        if (now - cost > cheapest) below++;
        cost = now;
        res[i] = cost;
    }

    for (int i = 1; i <= n; i++) cout << res[i] << " \n"[i == n];
    cout << cost << " " << jump << " " << at << " " << below << endl;
}
