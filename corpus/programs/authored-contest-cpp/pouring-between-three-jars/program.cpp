#include <iostream>
#include <vector>
#include <queue>
#include <map>
#include <array>
#include <algorithm>
using namespace std;

typedef array<int, 3> Jars;

ostream &operator<<(ostream &os, const Jars &j) { return os << j[0] << "," << j[1] << "," << j[2]; }

int main() {
    Jars cap, start;
    int target;
    for (int &c : cap) cin >> c;
    for (int &s : start) cin >> s;
    cin >> target;

    map<Jars, int> dist;
    map<Jars, Jars> from;
    map<int, int> need;
    queue<Jars> todo;
    dist[start] = 0;
    todo.push(start);
    int again = 0, layer = 0, inLayer = 0, widest = 0;
    Jars goal = {-1, -1, -1};
    while (!todo.empty()) {
        Jars cur = todo.front();
        todo.pop();
        int d = dist[cur];
        if (d != layer) {
            layer = d;
            inLayer = 0;
        }
        inLayer++;
        widest = max(widest, inLayer);
        for (int x : cur) {
            if (!need.emplace(x, d).second) continue;
            if (x == target) goal = cur;
        }
        for (int a = 0; a < 3; a++) {
            for (int b = 0; b < 3; b++) {
                if (a == b) continue;
                int amount = min(cur[a], cap[b] - cur[b]);
                if (amount == 0) continue;
                Jars nxt = cur;
                nxt[a] -= amount;
                nxt[b] += amount;
                if (dist.count(nxt)) {
                    again++;
                    continue;
                }
                dist[nxt] = d + 1;
                from[nxt] = cur;
                todo.push(nxt);
            }
        }
    }

    cout << dist.size() << " " << layer << " " << widest << " " << again << "\n";
    cout << need.size() << ":";
    for (auto &[x, d] : need) cout << " " << x << "/" << d;
    cout << "\n";
    if (goal[0] < 0) {
        cout << "never " << target << "\n";
        return 0;
    }
    vector<Jars> path{goal};
    while (path.back() != start) path.push_back(from[path.back()]);
    reverse(path.begin(), path.end());
    for (auto &j : path) cout << j << "\n";
    return 0;
}
