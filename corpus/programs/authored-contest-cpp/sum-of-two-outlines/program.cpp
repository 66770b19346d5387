#include <bits/stdc++.h>
using namespace std;
typedef long long ll;

struct point {
    ll X, Y;
    point operator+(point o) const { return {X + o.X, Y + o.Y}; }
    point operator-(point o) const { return {X - o.X, Y - o.Y}; }
    bool operator==(point o) const { return X == o.X && Y == o.Y; }
};

ll cross(point a, point b) { return a.X * b.Y - a.Y * b.X; }
bool lower(point a, point b) { return a.Y != b.Y ? a.Y < b.Y : a.X < b.X; }

// corners counter-clockwise from the lowest (then leftmost) point
vector<point> hull(vector<point> p) {
    sort(p.begin(), p.end(), lower);
    p.erase(unique(p.begin(), p.end()), p.end());
    int n = p.size();
    if (n < 3) return p;
    vector<point> h;
    for (int round = 0; round < 2; round++) {
        size_t base = h.size();
        for (int i = 0; i < n; i++) {
            while (h.size() >= base + 2 && cross(h.back() - h[h.size() - 2], p[i] - h.back()) <= 0) h.pop_back();
            h.push_back(p[i]);
        }
        h.pop_back();
        reverse(p.begin(), p.end());
    }
    return h;
}

ll doubleArea(const vector<point>& h) {
    ll s = 0;
    for (size_t i = 0; i < h.size(); i++) s += cross(h[i], h[(i + 1) % h.size()]);
    return s;
}

vector<point> merge(const vector<point>& a, const vector<point>& b, string& turns) {
    vector<point> res{a[0] + b[0]};
    size_t i = 0, j = 0, n = a.size(), m = b.size();
    while (i < n || j < m) {
        point u = a[(i + 1) % n] - a[i % n], v = b[(j + 1) % m] - b[j % m];
        ll c = i == n ? -1 : j == m ? 1 : cross(u, v);
        point step{0, 0};
        if (c >= 0) step = step + u, i++;
        if (c <= 0) step = step + v, j++;
        turns += c > 0 ? 'a' : c < 0 ? 'b' : '+';
        res.push_back(res.back() + step);
    }
    res.pop_back();
    return res;
}

int main() {
    int n, m, q;
    cin >> n >> m >> q;
    auto readPoints = [](int k) {
        vector<point> p;
        while (k--) {
            ll x, y;
            cin >> x >> y;
            p.push_back({x, y});
        }
        return p;
    };
    vector<point> room = hull(readPoints(n)), robot = hull(readPoints(m));
    for (point& p : robot) p = point{0, 0} - p;
    robot = hull(robot);
    string turns;
    vector<point> sum = merge(room, robot, turns);

    // the robot stands at each point in turn: does it touch the room?
    string touch;
    int hits = 0, edge = 0, flips = 0;
    ll slack = 0, nearest = LLONG_MAX;
    for (int i = 0; i < q; i++) {
        ll x, y;
        cin >> x >> y;
        point at{x, y};
        ll least = LLONG_MAX;
        for (size_t k = 0; k < sum.size(); k++) {
            ll c = cross(sum[(k + 1) % sum.size()] - sum[k], at - sum[k]);
            if (c < least) least = c;
            if (least < 0) break;
        }
        char sign;
        if (least > 0) {
            sign = '#';
            hits++;
            slack += least;
        } else if (least == 0) {
            sign = '|';
            edge++;
        } else {
            sign = '.';
            nearest = min(nearest, abs(x) + abs(y));
        }
        if (!touch.empty() && touch.back() != sign) flips++;
        touch += sign;
    }

    cout << room.size() << " " << robot.size() << " " << sum.size() << " " << turns << "\n";
    cout << doubleArea(room) << " " << doubleArea(robot) << " " << doubleArea(sum) << "\n";
    for (point p : sum) cout << p.X << "," << p.Y << " ";
    cout << "\n" << touch << "\n";
    cout << hits << " " << edge << " " << flips << " " << slack << " ";
    if (nearest == LLONG_MAX)
        cout << "-\n";
    else
        cout << nearest << "\n";
}
