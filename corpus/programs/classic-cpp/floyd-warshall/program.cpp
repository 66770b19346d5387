/* All-pairs shortest routes of a tram network, and how many there are. */
#include <cstdio>
#include <cstring>

#define MAXN 32
#define INF 1000000000

int n;
char station[MAXN][12];
int dist[MAXN][MAXN];
long long ways[MAXN][MAXN];

int find_station(const char *word)
{
    int i;
    for (i = 0; i < n; i++)
        if (strcmp(station[i], word) == 0)
            return i;
    return -1;
}

void set_pair(int a, int b, int d, long long w)
{
    dist[a][b] = dist[b][a] = d;
    ways[a][b] = ways[b][a] = w;
}

int main()
{
    int m, q, i, j, d;
    char a[12], b[12];

    if (scanf("%d %d %d", &n, &m, &q) != 3)
        return 1;
    for (i = 0; i < n; i++) {
        if (scanf("%11s", station[i]) != 1)
            return 1;
        for (j = 0; j < i; j++)
            set_pair(i, j, INF, 0);
    }
    for (i = 0; i < m; i++) {
        if (scanf("%11s %11s %d", a, b, &d) != 3)
            return 1;
        set_pair(find_station(a), find_station(b), d, 1);
    }

    int lowered = 0, tied = 0, last_change = -1;
    for (int k = 0; k < n; k++) {
        for (i = 0; i < n; i++) {
            if (i == k || dist[i][k] == INF)
                continue;
            for (j = 0; j < i; j++) {
                if (j == k || dist[k][j] == INF)
                    continue;
                d = dist[i][k] + dist[k][j];
                if (d < dist[i][j]) {
                    set_pair(i, j, d, ways[i][k] * ways[k][j]);
                    lowered++;
                    last_change = k;
                } else if (d == dist[i][j]) {
                    set_pair(i, j, d, ways[i][j] + ways[i][k] * ways[k][j]);
                    tied++;
                }
            }
        }
    }

    int centre = 0, radius = INF, far_a = 0, far_b = 0;
    for (i = 0; i < n; i++) {
        int reach = 0;
        for (j = 0; j < n; j++) {
            if (dist[i][j] > reach)
                reach = dist[i][j];
            if (j > i && dist[i][j] > dist[far_a][far_b]) {
                far_a = i;
                far_b = j;
            }
        }
        if (reach < radius) {
            radius = reach;
            centre = i;
        }
    }

    printf("centre %s, radius %d\n", station[centre], radius);
    printf("farthest %s-%s: %d, routes %lld\n", station[far_a], station[far_b],
           dist[far_a][far_b], ways[far_a][far_b]);
    while (q-- > 0) {
        if (scanf("%11s %11s", a, b) != 2)
            return 1;
        i = find_station(a);
        j = find_station(b);
        printf("%s-%s: %d, routes %lld\n", a, b, dist[i][j], ways[i][j]);
    }
    printf("lowered %d, tied %d, last change by %s\n", lowered, tied,
           last_change < 0 ? "none" : station[last_change]);
    return 0;
}
