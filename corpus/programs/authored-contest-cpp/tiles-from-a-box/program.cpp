#include <bits/stdc++.h>
using namespace std;
typedef uint64_t u64;
typedef vector<pair<int, int>> Cells;
#define SZ(x) (int)(x).size()
#define EACH(x, v) for (auto &x : v)

int h, w, p;
vector<string> board;
vector<vector<u64>> places;   // of each tile, as sets of cells

Cells normal(Cells c) {
    int r0 = 99, c0 = 99;
    EACH(x, c) r0 = min(r0, x.first), c0 = min(c0, x.second);
    EACH(x, c) x.first -= r0, x.second -= c0;
    sort(c.begin(), c.end());
    return c;
}

Cells quarter(Cells c) {
    EACH(x, c) x = {x.second, -x.first};
    return normal(c);
}

vector<u64> placements(Cells tile, u64 blocked) {
    vector<Cells> shapes;
    vector<u64> res;
    for (int turn = 0; turn < 4; turn++) {
        if (find(shapes.begin(), shapes.end(), tile) == shapes.end()) shapes.push_back(tile);
        tile = quarter(tile);
    }
    EACH(s, shapes) {
        for (int r = 0; r < h; r++) {
            for (int c = 0; c < w; c++) {
                u64 set = 0;
                bool inside = true;
                EACH(x, s) {
                    int a = r + x.first, b = c + x.second;
                    if (a >= h || b >= w) {
                        inside = false;
                        break;
                    }
                    set |= 1ULL << (a * w + b);
                }
                if (inside && !(set & blocked)) res.push_back(set);
            }
        }
    }
    return res;
}

string picture(const vector<int> &tiles, const vector<u64> &sets) {
    string s;
    for (int i = 0; i < h * w; i++) {
        char c = board[i / w][i % w] == '#' ? '#' : '.';
        for (int k = 0; k < SZ(tiles); k++)
            if (sets[k] >> i & 1) c = 'A' + tiles[k];
        s += c;
        if (i % w == w - 1 && i + 1 < h * w) s += '/';
    }
    return s;
}

int main() {
    cin >> h >> w >> p;
    board.resize(h);
    u64 filled = 0;
    for (int r = 0; r < h; r++) {
        cin >> board[r];
        for (int c = 0; c < w; c++)
            if (board[r][c] == '#') filled |= 1ULL << (r * w + c);
    }
    for (int k = 0; k < p; k++) {
        string text;
        cin >> text;
        Cells tile;
        int r = 0, c = 0;
        EACH(ch, text) {
            if (ch == '#') tile.push_back({r, c});
            c++;
            if (ch == '/') r++, c = 0;
        }
        places.push_back(placements(normal(tile), filled));
    }

    vector<int> tiles, at;
    vector<u64> sets;
    vector<int> tried(p, 0);
    int used = 0, steps = 0, dead = 0, found = 0, few = 0;
    string first, last;
    bool deeper = true;
    while (deeper || !tiles.empty()) {
        if (deeper) {
            // the tile with the fewest places left
            int best = -1, least = 1 << 30;
            for (int k = 0; k < p && least > 0; k++) {
                if (used >> k & 1) continue;
                int fits = 0;
                EACH(s, places[k]) fits += (s & filled) == 0;
                if (fits < least) {
                    least = fits;
                    best = k;
                }
            }
            deeper = false;
            if (least == 0) {
                dead++;
                if (tiles.empty()) break;
                continue;
            }
            if (least == 1) few++;
            tiles.push_back(best);
            at.push_back(-1);
            sets.push_back(0);
            used |= 1 << best;
        }
        steps++;
        int k = tiles.back();
        filled ^= sets.back();
        sets.back() = 0;
        int i = at.back() + 1;
        while (i < SZ(places[k]) && (places[k][i] & filled)) i++;
        if (i == SZ(places[k])) {
            used &= ~(1 << k);
            tiles.pop_back();
            at.pop_back();
            sets.pop_back();
            continue;
        }
        at.back() = i;
        sets.back() = places[k][i];
        filled |= sets.back();
        tried[k]++;
        if (SZ(tiles) < p) {
            deeper = true;
            continue;
        }
        found++;
        last = picture(tiles, sets);
        if (first.empty()) first = last;
    }

    cout << found << " " << steps << " " << dead << " " << few << "\n";
    if (found) cout << first << "\n" << last << "\n";
    for (int k = 0; k < p; k++) cout << char('A' + k) << SZ(places[k]) << ":" << tried[k] << (k + 1 < p ? " " : "\n");
}
