#include <iostream>
#include <string>
#include <vector>
#include <map>
#include <algorithm>
using namespace std;
using u32 = unsigned;

int h, w, gens;

u32 lft(u32 x) { return (x << 1 | x >> (w - 1)) & ((1u << w) - 1); }
u32 rgt(u32 x) { return (x >> 1 | x << (w - 1)) & ((1u << w) - 1); }

int main() {
    cin >> h >> w >> gens;
    vector<u32> row(h, 0), nxt(h);
    for (int i = 0; i < h; i++) {
        string s;
        cin >> s;
        for (char ch : s) row[i] = row[i] << 1 | (ch == '#');
    }
    vector<int> pops;
    map<vector<u32>, int> seen{{row, 0}};
    int born = 0, died = 0, again = -1, from = -1;
    for (int g = 1; g <= gens; g++) {
        int pop = 0;
        for (int i = 0; i < h; i++) {
            u32 a = row[(i + h - 1) % h], b = row[i], c = row[(i + 1) % h];
            // count of neighbours in bit columns: ones, twos, fours
            u32 ones = 0, twos = 0, fours = 0;
            for (u32 x : {lft(a), a, rgt(a), lft(b), rgt(b), lft(c), c, rgt(c)}) {
                u32 c1 = ones & x;
                ones ^= x;
                fours ^= twos & c1;
                twos ^= c1;
            }
            u32 three = ones & twos & ~fours, two = ~ones & twos & ~fours, six = ~ones & twos & fours;
            nxt[i] = three | (b & two) | (~b & six);
            nxt[i] &= (1u << w) - 1;
            pop += __builtin_popcount(nxt[i]);
            born += __builtin_popcount(nxt[i] & ~b);
            died += __builtin_popcount(b & ~nxt[i]);
        }
        swap(row, nxt);
        pops.push_back(pop);
        auto [it, fresh] = seen.insert({row, g});
        if (!fresh && again < 0) {
            again = g;
            from = it->second;
        }
    }

    for (u32 r : row) {
        for (int j = w - 1; j >= 0; j--) cout << ".#"[r >> j & 1];
        cout << '\n';
    }
    for (size_t i = 0; i < pops.size(); i++) cout << pops[i] << (i + 1 < pops.size() ? ' ' : '\n');
    cout << born << ' ' << died << ' ' << *max_element(pops.begin(), pops.end()) << ' ' << again << ' ' << from << '\n';
}
