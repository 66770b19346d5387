#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
typedef pair<ll, ll> pll;
#define fi first
#define se second

ll extgcd(ll a, ll b, ll &x, ll &y) {
    if (b == 0) {
        x = 1, y = 0;
        return a;
    }
    ll g = extgcd(b, a % b, y, x);
    y -= a / b * x;
    return g;
}

// x = a.fi (mod a.se) and x = b.fi (mod b.se), {0, 0} if impossible
pll crt(pll a, pll b) {
    ll p, q;
    ll g = extgcd(a.se, b.se, p, q);
    ll diff = b.fi - a.fi;
    if (diff % g != 0) return {0, 0};
    ll md = b.se / g;
    ll t = diff / g % md * (p % md) % md;
    if (t < 0) t += md;
    return {a.fi + t * a.se, a.se * md};
}

int main() {
    const ll LIMIT = 1000000000LL;
    int n;
    cin >> n;
    pll cur(0, 1);
    int same = 0, clash = 0, tooLong = 0;
    ll moved = 0;
    string log;
    for (int i = 0; i < n; i++) {
        ll r, m;
        cin >> r >> m;
        r %= m;
        pll nw = crt(cur, pll(r, m));
        if (nw.se == 0) {
            clash++;
            log += 'c';
            continue;
        }
        if (nw.se > LIMIT) {
            tooLong++;
            log += 'l';
            continue;
        }
        if (nw == cur) {
            same++;
            log += 's';
        } else {
            moved += (nw.fi - cur.fi) / cur.se;
            log += 'n';
            cout << i + 1 << ": " << nw.fi << " mod " << nw.se << "\n";
        }
        cur = nw;
    }
    cout << log << "\n";
    cout << same << " " << clash << " " << tooLong << " " << moved << "\n";
    // the first joint strokes from a million on
    ll base = 1000000;
    ll first = cur.fi >= base ? cur.fi : cur.fi + (base - cur.fi + cur.se - 1) / cur.se * cur.se;
    cout << first << " " << first + cur.se << "\n";
    return 0;
}
