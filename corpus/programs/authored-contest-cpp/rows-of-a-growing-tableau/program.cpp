#include <cstdio>
#include <vector>
#include <algorithm>
using namespace std;

typedef vector<vector<int> > grid;

long long gcdOf(long long a, long long b) { return b ? gcdOf(b, a % b) : a; }

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    grid rows, times;
    int bumps = 0, farthest = 0, turns = 0, lastRow = -1;
    vector<int> heights;
    for (int t = 1; t <= n; t++) {
        int x;
        if (scanf("%d", &x) != 1) return 1;
        size_t r = 0;
        int moved = 0;
        for (;;) {
            if (r == rows.size()) {
                rows.push_back(vector<int>());
                times.push_back(vector<int>());
            }
            vector<int>& row = rows[r];
            vector<int>::iterator it = upper_bound(row.begin(), row.end(), x);
            if (it == row.end()) {
                row.push_back(x);
                times[r].push_back(t);
                break;
            }
            int col = it - row.begin();
            moved += col + 1;
            swap(*it, x);
            bumps++;
            r++;
        }
        if ((int)r < lastRow) turns++;
        if (moved > farthest) farthest = moved;
        lastRow = r;
        heights.push_back(r + 1);
    }

    for (size_t r = 0; r < rows.size(); r++) {
        for (size_t c = 0; c < rows[r].size(); c++) printf("%s%d", c ? " " : "", rows[r][c]);
        printf(" |");
        for (size_t c = 0; c < times[r].size(); c++) printf(" %d", times[r][c]);
        printf("\n");
    }
    printf("%d %d %d\n", bumps, farthest, turns);
    for (int h : heights) printf("%d", h % 10);
    printf("\n");

    // fillings of the shape in the first few rows, by hooks
    long long up = 1, down = 1;
    int cells = 0;
    size_t shown = min<size_t>(rows.size(), 3);
    for (size_t r = 0; r < shown; r++) {
        for (size_t c = 0; c < min<size_t>(rows[r].size(), 4); c++) {
            int arm = (int)min<size_t>(rows[r].size(), 4) - c - 1, leg = 0;
            while (r + leg + 1 < shown && rows[r + leg + 1].size() > c) leg++;
            cells++;
            up *= cells;
            down *= arm + leg + 1;
            long long g = gcdOf(up, down);
            up /= g;
            down /= g;
        }
    }
    printf("%d %lld\n", cells, up / down);
    return 0;
}
