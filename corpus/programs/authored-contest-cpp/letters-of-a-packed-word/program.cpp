#include <bits/stdc++.h>
using namespace std;
typedef long long ll;

struct Part {
    char letter;        // 0 for a bracket
    ll times, unit;     // unit: letters in one copy
    vector<int> inside;
    ll size() const { return times * unit; }
};

vector<Part> parts;
string s;
size_t i = 0;

int read() {
    ll t = 0;
    while (isdigit(s[i])) t = t * 10 + (s[i++] - '0');
    Part p{0, t ? t : 1, 1, {}};
    if (s[i] == '(') {
        i++;
        p.unit = 0;
        while (s[i] != ')') {
            int c = read();
            p.inside.push_back(c);
            p.unit += parts[c].size();
        }
        i++;
    } else {
        p.letter = s[i++];
    }
    parts.push_back(p);
    return parts.size() - 1;
}

int main() {
    cin >> s;
    s = "1(" + s + ")";
    int root = read();
    ll len = parts[root].size();
    cout << len << "\n";

    int q;
    cin >> q;
    ll pos = 0, deep = 0, copies = 0;
    string found;
    map<char, int> tally;
    while (q--) {
        ll step;
        cin >> step;
        pos = (pos + step) % len;
        ll k = pos;
        int v = root, level = 0;
        while (!parts[v].letter) {
            copies += k / parts[v].unit;
            k %= parts[v].unit;
            level++;
            for (int c : parts[v].inside) {
                if (k < parts[c].size()) {
                    v = c;
                    break;
                }
                k -= parts[c].size();
            }
        }
        deep = max<ll>(deep, level);
        char c = parts[v].letter;
        found += c;
        // repeated letters push a little further
        if (++tally[c] % 3 == 0) pos = (pos + tally[c]) % len;
    }
    cout << found << "\n" << pos << " " << deep << " " << copies << "\n";
    for (auto [c, t] : tally) cout << c << t;
    cout << "\n";
}
