#include <bits/stdc++.h>
using namespace std;
typedef long long ll;

struct P {
    ll x, y;
    P operator-(const P& o) const { return {x - o.x, y - o.y}; }
    ll operator*(const P& o) const { return x * o.x + y * o.y; }
    ll operator^(const P& o) const { return x * o.y - y * o.x; }
};
istream& operator>>(istream& in, P& p) { return in >> p.x >> p.y; }

int sgn(ll v) { return (v > 0) - (v < 0); }

bool onSegment(P a, P b, P q) { return ((b - a) ^ (q - a)) == 0 && (a - q) * (b - q) <= 0; }

// 2 inside, 1 on the fence, 0 outside
int where(const vector<P>& poly, P q) {
    int n = poly.size();
    bool in = false;
    for (int i = 0, j = n - 1; i < n; j = i++) {
        P a = poly[j], b = poly[i];
        if (onSegment(a, b, q)) return 1;
        if (a.y > b.y) swap(a, b);
        if (a.y <= q.y && q.y < b.y && sgn((b - a) ^ (q - a)) > 0) in = !in;
    }
    return in ? 2 : 0;
}

int main() {
    int n, m;
    cin >> n >> m;
    vector<P> poly(n);
    for (auto& p : poly) cin >> p;

    ll area2 = 0, border = 0;
    for (int i = 0; i < n; i++) {
        P a = poly[i], b = poly[(i + 1) % n];
        area2 += a ^ b;
        border += __gcd(llabs(a.x - b.x), llabs(a.y - b.y));
    }
    bool clockwise = area2 < 0;
    if (clockwise) area2 = -area2;
    cout << area2 / 2 << (area2 % 2 ? ".5 " : ".0 ") << (clockwise ? "clockwise " : "counter ");
    cout << border << ' ' << (area2 - border + 2) / 2 << '\n';

    const char* letter = "OFI";
    string marks;
    int changes = 0, dearest = -1, run = 0, longest = 0;
    ll value = 0, walk = 0, inner = 0;
    array<int, 3> count{};
    P before{0, 0};
    for (int i = 1; i <= m; i++) {
        P q;
        int price;
        cin >> q >> price;
        int w = where(poly, q);
        count[w]++;
        ll step = i == 1 ? 0 : llabs(q.x - before.x) + llabs(q.y - before.y);
        walk += step;
        if (!marks.empty()) {
            if (marks.back() != letter[w])
                changes++;
            else if (w == 2)
                inner += step;
        }
        switch (w) {
            case 2:
                value += price;
                run++;
                if (dearest < price) dearest = price;
                break;
            case 1:
                value += price / 2;
                break;
            default:
                value -= 1;
                run = 0;
        }
        longest = max(longest, run);
        marks += letter[w];
        before = q;
    }

    cout << marks << '\n';
    cout << count[2] << ' ' << count[1] << ' ' << count[0] << '\n';
    cout << value << ' ' << dearest << ' ' << longest << '\n';
    cout << walk << ' ' << inner << ' ' << changes << '\n';
    return 0;
}
