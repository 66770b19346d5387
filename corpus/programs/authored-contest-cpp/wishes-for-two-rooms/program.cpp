#include <cstdio>
#include <cstdlib>
#include <vector>
#include <stack>
#include <algorithm>
using namespace std;

// guest i in the east room: literal 2i, in the west room: 2i + 1
struct TwoSat {
    int n;
    vector<vector<int>> adj;
    vector<int> low, num, comp;
    stack<int> path;
    int counter = 0, comps = 0;

    TwoSat(int guests) : n(2 * guests), adj(n) {}

    void clause(int a, int b) {
        adj[a ^ 1].push_back(b);
        adj[b ^ 1].push_back(a);
    }

    void dropLast(int a, int b) {
        adj[a ^ 1].pop_back();
        adj[b ^ 1].pop_back();
    }

    void tarjan(int v) {
        low[v] = num[v] = ++counter;
        path.push(v);
        for (int w : adj[v]) {
            if (!num[w]) {
                tarjan(w);
                low[v] = min(low[v], low[w]);
            } else if (comp[w] < 0) {
                low[v] = min(low[v], num[w]);
            }
        }
        if (low[v] == num[v]) {
            while (true) {
                int w = path.top();
                path.pop();
                comp[w] = comps;
                if (w == v) break;
            }
            comps++;
        }
    }

    bool possible() {
        low.assign(n, 0);
        num.assign(n, 0);
        comp.assign(n, -1);
        counter = comps = 0;
        for (int v = 0; v < n; v++)
            if (!num[v]) tarjan(v);
        for (int v = 0; v < n; v += 2)
            if (comp[v] == comp[v + 1]) return false;
        return true;
    }
};

int literal(int x) { return x > 0 ? 2 * (x - 1) : 2 * (-x - 1) + 1; }

int main() {
    int n, m;
    if (scanf("%d %d", &n, &m) != 2) return 0;
    TwoSat sat(n);
    vector<int> refused, trail;
    int comps = 2 * n, shrinks = 0, taken = 0;
    for (int i = 1; i <= m; i++) {
        int a, b;
        if (scanf("%d %d", &a, &b) != 2) return 0;
        int la = literal(a), lb = literal(b);
        sat.clause(la, lb);
        if (!sat.possible()) {
            sat.dropLast(la, lb);
            refused.push_back(i);
            continue;
        }
        taken++;
        if (sat.comps < comps) {
            shrinks++;
            comps = sat.comps;
            trail.push_back(comps);
        }
    }

    printf("%d %d %d\n", taken, shrinks, comps);
    for (int c : trail) printf("%d ", c);
    printf("\nrefused");
    for (int r : refused) printf(" %d", r);
    printf("\n");

    // what is fixed by the wishes taken
    for (int i = 0; i < n; i++) {
        sat.clause(2 * i, 2 * i);
        bool east = sat.possible();
        sat.dropLast(2 * i, 2 * i);
        sat.clause(2 * i + 1, 2 * i + 1);
        bool west = sat.possible();
        sat.dropLast(2 * i + 1, 2 * i + 1);
        putchar(east && west ? '*' : east ? 'E' : 'W');
    }
    printf("\n");
    // east where it can be, guest by guest
    for (int i = 0; i < n; i++) {
        sat.clause(2 * i, 2 * i);
        if (sat.possible()) {
            putchar('E');
        } else {
            sat.dropLast(2 * i, 2 * i);
            sat.clause(2 * i + 1, 2 * i + 1);
            putchar('W');
        }
    }
    printf("\n");
    return 0;
}
