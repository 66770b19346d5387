#include <bits/stdc++.h>
using namespace std;
typedef long long ll;

ll extgcd(ll a, ll b, ll &x, ll &y) {
    if (b == 0) {
        x = 1;
        y = 0;
        return a;
    }
    ll g = extgcd(b, a % b, y, x);
    y -= a / b * x;
    return g;
}

ll floorDiv(ll a, ll b) {
    ll q = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}
ll ceilDiv(ll a, ll b) { return -floorDiv(-a, b); }

int main() {
    ll a, b, limit;
    int q;
    cin >> a >> b >> limit >> q;
    ll x0, y0;
    ll g = extgcd(a, b, x0, y0);
    ll stepX = b / g, stepY = a / g;

    ll total = 0, leastUse = -1, stock = 0;
    int leastAt = 0, none = 0, swaps = 0;
    string signs;
    for (int i = 1; i <= q; i++) {
        ll c;
        cin >> c;
        if (c % g != 0) {
            signs += '/';
            none++;
            continue;
        }
        ll x = x0 * (c / g), y = y0 * (c / g);
        // all solutions: (x + t * stepX, y - t * stepY)
        ll lo = max(ceilDiv(-limit - x, stepX), ceilDiv(y - limit, stepY));
        ll hi = min(floorDiv(limit - x, stepX), floorDiv(y + limit, stepY));
        if (lo > hi) {
            signs += 'o';
            none++;
            continue;
        }
        total += hi - lo + 1;
        ll best = LLONG_MAX, bx = 0, by = 0;
        for (ll t : {floorDiv(-x, stepX), floorDiv(-x, stepX) + 1, floorDiv(y, stepY), floorDiv(y, stepY) + 1, lo, hi}) {
            if (t < lo || t > hi) continue;
            ll u = x + t * stepX, v = y - t * stepY;
            ll use = llabs(u) + llabs(v);
            if (use < best || (use == best && u > bx)) {
                best = use;
                bx = u;
                by = v;
            }
        }
        if (leastUse < 0 || best < leastUse) {
            leastUse = best;
            leastAt = i;
        }
        bool across = (bx < 0) != (by < 0) && bx != 0 && by != 0;
        if (across) swaps++;
        signs += across ? 'x' : '=';
        stock += bx * i - by;
        cout << "(" << bx << "," << by << ")" << hi - lo + 1 << " ";
    }

    cout << "\n" << signs << "\n";
    cout << g << " " << total << " " << none << " " << swaps << "\n";
    cout << leastUse << " " << leastAt << " " << stock << "\n";
    return 0;
}
