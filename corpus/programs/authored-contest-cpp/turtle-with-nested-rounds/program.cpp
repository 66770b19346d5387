#include <bits/stdc++.h>
using namespace std;

#define pb push_back
#define mp make_pair
typedef pair<int, int> pt;

struct Loop {
    size_t body;   // where its first command stands
    int left;
};

const int DX[] = {0, 1, 1, 1, 0, -1, -1, -1};
const int DY[] = {1, 1, 0, -1, -1, -1, 0, 1};

int main() {
    string prog;
    getline(cin, prog);

    vector<Loop> loops;
    vector<pair<pt, int>> marks;
    map<pt, int> ink;
    pt at(0, 0);
    int dir = 0, number = 0, commands = 0, deepest = 0, again = 0, lost = 0;
    bool pen = true, typed = false;
    ink[at] = 1;
    int xlo = 0, xhi = 0, ylo = 0, yhi = 0;
    size_t i = 0;
    while (i < prog.size()) {
        char c = prog[i++];
        if (isdigit(c)) {
            number = number * 10 + (c - '0');
            typed = true;
            continue;
        }
        int times = typed ? number : 1;
        number = 0;
        typed = false;
        switch (c) {
            case '[':
                loops.pb({i, times});
                deepest = max(deepest, (int)loops.size());
                continue;
            case ']': {
                Loop &l = loops.back();
                if (--l.left > 0)
                    i = l.body;
                else
                    loops.pop_back();
                continue;
            }
            case ' ':
                continue;
            default:
                commands++;
        }
        if (c == 'L' || c == 'R') {
            dir = (dir + (c == 'R' ? times : 8 - times % 8)) % 8;
        } else if (c == 'P') {
            pen = !pen;
        } else if (c == '!') {
            marks.pb(mp(at, dir));
        } else if (c == '<') {
            if (marks.empty()) {
                lost++;
            } else {
                at = marks.back().first;
                dir = marks.back().second;
                marks.pop_back();
            }
        } else {
            // F ahead, B back
            int sign = c == 'F' ? 1 : -1;
            while (times--) {
                at.first += sign * DX[dir];
                at.second += sign * DY[dir];
                if (!pen) continue;
                if (++ink[at] > 1) again++;
                xlo = min(xlo, at.first), xhi = max(xhi, at.first);
                ylo = min(ylo, at.second), yhi = max(yhi, at.second);
            }
        }
    }

    printf("%d %d %d %d\n", at.first, at.second, dir, (int)pen);
    printf("%d %d %d %d %d\n", commands, deepest, (int)ink.size(), again, lost);
    int most = 0;
    pt where;
    for (auto &[p, k] : ink)
        if (k > most) most = k, where = p;
    printf("%d at %d,%d\n", most, where.first, where.second);
    for (int y = yhi; y >= ylo && y > yhi - 12; y--) {
        for (int x = xlo; x <= xhi && x < xlo + 30; x++) {
            auto it = ink.find(mp(x, y));
            putchar(it == ink.end() ? '.' : it->second > 9 ? '*' : '0' + it->second);
        }
        putchar('\n');
    }
}
