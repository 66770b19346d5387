#include <iostream>
#include <vector>
#include <algorithm>
#include <string>
using namespace std;

class Tree {
    struct Node {
        int parent = 0;
        int tag = 0;
        bool alive = true;
        vector<int> children;
    };
    vector<Node> node;

public:
    explicit Tree(int n) : node(n + 1) {}

    void attach(int child, int parent, int tag) {
        node[child].parent = parent;
        node[child].tag = tag;
        node[parent].children.push_back(child);
    }

    int count() const {
        int alive = 0;
        for (size_t v = 1; v < node.size(); v++) alive += node[v].alive;
        return alive;
    }

    // children have greater numbers than their parents
    vector<int> values() const {
        vector<int> g(node.size(), 0);
        for (int v = (int)node.size() - 1; v > 0; v--) {
            if (!node[v].alive) continue;
            int p = node[v].parent;
            g[p] ^= g[v] + 1;
        }
        return g;
    }

    // branches whose loss leaves value 0
    vector<int> winning(const vector<int>& g) const {
        vector<int> want(node.size(), -1), found;
        want[0] = 0;
        for (size_t v = 1; v < node.size(); v++) {
            if (!node[v].alive) continue;
            int p = node[v].parent;
            if (want[p] < 0) continue;
            // what this branch would have to be worth
            int target = want[p] ^ g[p] ^ (g[v] + 1);
            if (target == 0)
                found.push_back(v);
            else
                want[v] = target - 1;
        }
        return found;
    }

    int cut(int v) {
        int lost = 1;
        node[v].alive = false;
        for (int c : node[v].children)
            if (node[c].alive) lost += cut(c);
        return lost;
    }

    int tagOf(int v) const { return node[v].tag; }

    int lastAlive() const {
        for (int v = (int)node.size() - 1; v > 0; v--)
            if (node[v].alive) return v;
        return 0;
    }
    int dearest() const {
        int best = 0;
        for (size_t v = 1; v < node.size(); v++)
            if (node[v].alive && (best == 0 || node[v].tag > node[best].tag)) best = v;
        return best;
    }
};

int main() {
    int n;
    cin >> n;
    Tree tree(n);
    for (int v = 1; v <= n; v++) {
        int parent, tag;
        cin >> parent >> tag;
        tree.attach(v, parent, tag);
    }

    // Ada knows the theory, Bo cuts the branch of the greatest tag
    string line;
    bool adaMoves = true;
    int round = 0, ada = 0, bo = 0, choices = 0, forced = 0, biggest = 0;
    string winner = "nobody";
    while (tree.count() > 0) {
        round++;
        vector<int> g = tree.values();
        int pick;
        if (adaMoves) {
            vector<int> good = tree.winning(g);
            choices += good.size();
            if (good.empty()) {
                forced++;
                pick = tree.lastAlive();
            } else {
                pick = good[0];
                for (int v : good)
                    if (tree.tagOf(v) > tree.tagOf(pick)) pick = v;
            }
        } else {
            pick = tree.dearest();
        }
        (adaMoves ? ada : bo) += tree.tagOf(pick);
        int lost = tree.cut(pick);
        biggest = max(biggest, lost);
        line += (adaMoves ? "A" : "B") + to_string(pick) + "(" + to_string(g[0]) + ") ";
        winner = adaMoves ? "Ada" : "Bo";
        adaMoves = !adaMoves;
    }

    cout << line << winner << '\n';
    cout << round << ' ' << ada << ' ' << bo << '\n';
    cout << choices << ' ' << forced << ' ' << biggest << '\n';
    return 0;
}
