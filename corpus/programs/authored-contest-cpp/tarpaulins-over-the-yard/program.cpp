#include <cstdio>
#include <vector>
#include <algorithm>
#include <tuple>
using namespace std;

const int H = 64;
int cover[2 * H], one[2 * H], two[2 * H];

void pull(int v, int len) {
    int l1 = v < H ? one[2 * v] + one[2 * v + 1] : 0;
    int l2 = v < H ? two[2 * v] + two[2 * v + 1] : 0;
    if (cover[v] >= 2) one[v] = two[v] = len;
    else if (cover[v] == 1) one[v] = len, two[v] = l1;
    else one[v] = l1, two[v] = l2;
}

void add(int v, int l, int r, int a, int b, int d) {
    if (b <= l || r <= a) return;
    if (a <= l && r <= b) {
        cover[v] += d;
    } else {
        int m = (l + r) / 2;
        add(2 * v, l, m, a, b, d);
        add(2 * v + 1, m, r, a, b, d);
    }
    pull(v, r - l);
}

int main() {
    int n;
    scanf("%d", &n);
    vector<tuple<int, int, int, int>> ev;  // x, change, low, high
    for (int i = 0; i < n; i++) {
        int x1, y1, x2, y2;
        scanf("%d %d %d %d", &x1, &y1, &x2, &y2);
        ev.emplace_back(x1, 1, y1, y2);
        ev.emplace_back(x2, -1, y1, y2);
    }
    sort(ev.begin(), ev.end());

    int area = 0, twice = 0, prev = 0, tallest = 0, where = 0, gaps = 0;
    for (const auto &[x, d, lo, hi] : ev) {
        int w = x - prev;
        if (w > 0) {
            area += w * one[1];
            twice += w * two[1];
            if (one[1] > tallest) {
                tallest = one[1];
                where = prev;
            }
            if (one[1] == 0) gaps += w;
        }
        add(1, 0, H, lo, hi, d);
        prev = x;
    }
    printf("%d %d %d\n", area, twice, area - twice);
    printf("%d from %d, bare %d, until %d\n", tallest, where, gaps, prev);
    return 0;
}
