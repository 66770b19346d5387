#include <cstdio>
#include <vector>
#include <string>
#include <array>
#include <algorithm>

using namespace std;

static int rows, cols, wall;
static int fruit[40][40];
static int memo[40][40][40];
static char how[40][40][40];

int main() {
    if (scanf("%d %d %d", &rows, &cols, &wall) != 3) return 1;
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++)
            if (scanf("%d", &fruit[r][c]) != 1) return 1;

    // each step down goes to the left, straight on or to the right
    const int NONE = -1;
    long long reached = 0;
    int richest = 0, meetings = 0;
    string trail;
    for (int r = rows - 1; r >= 0; r--) {
        int open = 0, top = NONE, shared = 0;
        for (int a = 0; a < cols; a++) {
            for (int b = 0; b < cols; b++) {
                int &here = memo[r][a][b];
                here = NONE;
                how[r][a][b] = 9;
                int gain = fruit[r][a] + (a == b ? 0 : fruit[r][b]);
                if (a > b || abs(fruit[r][a] - fruit[r][b]) > wall) continue;
                if (r == rows - 1) {
                    here = gain;
                } else {
                    for (int m = 0; m < 9; m++) {
                        int x = a + m / 3 - 1, y = b + m % 3 - 1;
                        if (x < 0 || y >= cols || x >= cols || y < 0) continue;
                        int below = memo[r + 1][x][y];
                        if (below == NONE || below + gain <= here) continue;
                        here = below + gain;
                        how[r][a][b] = m;
                    }
                }
                if (here == NONE) continue;
                open++;
                if (here > top) top = here;
                if (a == b) shared++;
            }
        }
        reached += open;
        meetings += shared;
        if (top - richest >= 0) richest = top;
        trail += to_string(open) + (r ? " " : "");
    }

    int a = 0, b = cols - 1;
    printf("%d\n", memo[0][a][b]);
    if (memo[0][a][b] != NONE) {
        string first = to_string(a), second = to_string(b);
        for (int r = 0; r + 1 < rows; r++) {
            int m = how[r][a][b];
            a += m / 3 - 1;
            b += m % 3 - 1;
            first += "," + to_string(a);
            second += "," + to_string(b);
        }
        printf("%s\n%s\n", first.c_str(), second.c_str());
    }
    printf("%lld %d %d\n%s\n", reached, meetings, richest, trail.c_str());
    return 0;
}
