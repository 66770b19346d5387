#include <cstdio>
#include <cstdlib>
#include <vector>
#include <algorithm>
#include <numeric>

typedef long long ll;
using std::vector;

struct Tree {
    int x, y, id;
    int half() const { return y > 0 || (y == 0 && x > 0) ? 0 : 1; }
};

ll cross(const Tree& a, const Tree& b) { return (ll)a.x * b.y - (ll)a.y * b.x; }
ll dot(const Tree& a, const Tree& b) { return (ll)a.x * b.x + (ll)a.y * b.y; }

bool byAngle(const Tree& a, const Tree& b) {
    if (a.half() != b.half()) return a.half() < b.half();
    ll c = cross(a, b);
    if (c != 0) return c > 0;
    if (dot(a, a) != dot(b, b)) return dot(a, a) < dot(b, b);
    return a.id < b.id;
}

ll choose2(ll k) { return k * (k - 1) / 2; }

int main() {
    int n, wx, wy;
    if (std::scanf("%d %d %d", &n, &wx, &wy) != 3) return 1;
    vector<Tree> t(n);
    for (int i = 0; i < n; ++i) {
        if (std::scanf("%d %d", &t[i].x, &t[i].y) != 2) return 1;
        t[i].x -= wx;
        t[i].y -= wy;
        t[i].id = i + 1;
    }
    std::sort(t.begin(), t.end(), byAngle);

    // triples within an open half turn starting at the first of them, and those
    // with the well on their border
    ll beside = 0, border = 0, opposite = 0;
    int ahead = 1, upTo = 1, fullest = 0, fullestAt = 0;
    vector<int> lead(n, 0);
    for (int i = 0; i < n; ++i) {
        if (ahead < i + 1) ahead = i + 1;
        while (ahead < i + n) {
            const Tree& b = t[ahead % n];
            ll c = cross(t[i], b);
            if (c < 0 || (c == 0 && dot(t[i], b) < 0)) break;
            if (c == 0 && ahead >= n) break;
            ++ahead;
        }
        if (upTo < ahead) upTo = ahead;
        while (upTo < i + n) {
            const Tree& b = t[upTo % n];
            if (cross(t[i], b) != 0 || dot(t[i], b) > 0) break;
            ++upTo;
        }
        int inside = ahead - i - 1, across = upTo - ahead;
        int same = 0;
        while (i + same + 1 < n && cross(t[i], t[i + same + 1]) == 0 && dot(t[i], t[i + same + 1]) > 0) ++same;
        beside += choose2(inside);
        opposite += across;
        border += (ll)across * (n - 2);
        // a pair of opposite trees and a third tree in line with both is met more than once
        border -= 2LL * across * same;
        lead[i] = inside;
        if (inside + 1 > fullest) {
            fullest = inside + 1;
            fullestAt = t[i].id;
        }
    }

    // every opposite pair was met from both of its ends, so was every border triple
    ll all = (ll)n * (n - 1) * (n - 2) / 6;
    ll strict = all - beside - border / 2;
    std::printf("%lld %lld %lld\n", strict, border / 2, beside);
    std::printf("%lld %d %d\n", opposite / 2, fullest, fullestAt);
    for (int i = 0; i < n; ++i) std::printf("%d:%d%c", t[i].id, lead[i], i + 1 < n ? ' ' : '\n');
    return 0;
}
