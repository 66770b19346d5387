#include <bits/stdc++.h>
using namespace std;

class Timetable {
    int n, seats = 0;
    vector<vector<char>> clash;
    vector<int> size_, slot, load;
    vector<vector<int>> blocked;   // blocked[v][s]: neighbours of v in slot s

    int kinds(int v) const {
        int k = 0;
        for (int b : blocked[v]) k += b > 0;
        return k;
    }

    int degree(int v) const { return count(clash[v].begin(), clash[v].end(), true); }

    int pick() const {
        int best = -1;
        for (int v = 0; v < n; v++) {
            if (slot[v] >= 0) continue;
            if (best < 0) {
                best = v;
                continue;
            }
            int a = kinds(v), b = kinds(best);
            if (a > b || (a == b && degree(v) > degree(best))) best = v;
        }
        return best;
    }

    void put(int v, int s, int sign) {
        slot[v] = sign > 0 ? s : -1;
        load[s] += sign * size_[v];
        for (int u = 0; u < n; u++)
            if (clash[v][u]) blocked[u][s] += sign;
    }

public:
    explicit Timetable(int n) : n(n), clash(n, vector<char>(n)), size_(n), slot(n, -1), load(n + 1), blocked(n, vector<int>(n + 1)) {}

    void read(int m) {
        cin >> seats;
        for (int &x : size_) cin >> x;
        for (int i = 0; i < m; i++) {
            string pair;
            cin >> pair;
            int a = pair[0] - 'a', b = pair[1] - 'a';
            clash[a][b] = clash[b][a] = true;
        }
    }

    void solve() {
        struct Level {
            int course, at, before;
        };
        vector<Level> stack;
        int open = 0, best = n + 1, steps = 0, undone = 0;
        vector<int> better, plan;
        stack.push_back({pick(), -1, 0});
        while (!stack.empty()) {
            steps++;
            Level &top = stack.back();
            if (top.at >= 0) {
                put(top.course, top.at, -1);
                open = top.before;
                undone++;
            }
            int s = top.at + 1;
            while (s <= open && (blocked[top.course][s] > 0 || load[s] + size_[top.course] > seats)) s++;
            if (s > open || max(open, s + 1) >= best) {
                stack.pop_back();
                continue;
            }
            top.at = s;
            top.before = open;
            open = max(open, s + 1);
            put(top.course, s, +1);
            int next = pick();
            if (next < 0) {
                best = open;
                plan = slot;
                better.push_back(steps);
                continue;
            }
            stack.push_back({next, -1, open});
        }

        cout << best << " slots after " << steps << " steps, " << undone << " undone\n";
        for (int s : better) cout << s << ' ';
        cout << "improved\n";
        int fullest = 0, crowd = 0;
        for (int s = 0; s < best; s++) {
            string names;
            int students = 0;
            for (int v = 0; v < n; v++) {
                if (plan[v] != s) continue;
                names += char('a' + v);
                students += size_[v];
            }
            cout << names << ':' << students << (s + 1 < best ? ' ' : '\n');
            if (students > crowd) {
                crowd = students;
                fullest = s;
            }
        }
        long long waiting = 0;
        for (int v = 0; v < n; v++) waiting += (long long)plan[v] * size_[v];
        cout << fullest + 1 << ' ' << waiting << '\n';
    }
};

int main() {
    int n, m;
    cin >> n >> m;
    Timetable t(n);
    t.read(m);
    t.solve();
}
