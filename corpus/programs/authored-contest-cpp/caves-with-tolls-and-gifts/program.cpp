#include <bits/stdc++.h>
using namespace std;
#define all(x) begin(x), end(x)
#define fi first
#define se second

struct Cave {
    int need, toll, gift, id;
    int entry() const { return max(need, toll); }
    int net() const { return gift - toll; }
};

ostream& operator<<(ostream& os, const vector<int>& v) {
    for (size_t i = 0; i < v.size(); ++i) os << (i ? " " : "") << v[i];
    return os;
}

int main() {
    int n, purse;
    cin >> n >> purse;
    vector<Cave> caves(n), gain, loss;
    for (auto& c : caves) {
        cin >> c.need >> c.toll >> c.gift;
        c.id = &c - caves.data() + 1;
    }
    partition_copy(all(caves), back_inserter(gain), back_inserter(loss), [](const Cave& c) { return c.net() >= 0; });
    sort(all(gain), [](const Cave& a, const Cave& b) { return make_pair(a.entry(), a.id) < make_pair(b.entry(), b.id); });
    // the other half of the way is walked as if backwards
    sort(all(loss), [](const Cave& a, const Cave& b) {
        int x = a.entry() + a.net(), y = b.entry() + b.net();
        return x != y ? x > y : a.id < b.id;
    });

    vector<int> order, trail{purse}, skipped;
    for (auto& c : gain) {
        if (c.entry() > purse) {
            skipped.push_back(c.id);
            continue;
        }
        purse += c.net();
        order.push_back(c.id);
        trail.push_back(purse);
    }
    int top = purse, firstHalf = order.size();

    // among the losing caves drop the dearest whenever one cannot be entered
    priority_queue<pair<int, int>> taken;   // (loss, -id)
    set<int> chosen;
    int dropped = 0, refused = 0;
    for (auto& c : loss) {
        taken.push({-c.net(), -c.id});
        chosen.insert(c.id);
        if (purse >= c.entry()) {
            purse += c.net();
            continue;
        }
        auto worst = taken.top();
        taken.pop();
        chosen.erase(-worst.se);
        if (-worst.se == c.id) {
            refused++;
        } else {
            purse += worst.fi + c.net();
            dropped++;
        }
    }
    int tightest = INT_MAX, tightAt = 0;
    int money = top;
    for (auto& c : loss) {
        if (!chosen.count(c.id)) {
            skipped.push_back(c.id);
            continue;
        }
        int spare = money - c.entry();
        if (spare < tightest) {
            tightest = spare;
            tightAt = c.id;
        }
        money += c.net();
        order.push_back(c.id);
        trail.push_back(money);
    }

    cout << order.size() << " " << money << "\n";
    cout << "way " << order << "\n";
    cout << firstHalf << " " << top << " " << dropped << " " << refused << "\n";
    if (tightAt)
        cout << tightAt << " spare " << tightest << "\n";
    else
        cout << "no loss\n";
    cout << "left " << skipped << "\n" << trail << "\n";
}
