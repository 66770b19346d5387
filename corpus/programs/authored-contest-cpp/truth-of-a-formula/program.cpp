#include <bits/stdc++.h>
using namespace std;
#define SZ(c) ((int)(c).size())

// precedence, low to high: = > | ^ & !

struct Node {
    char op;
    int l, r;
};

vector<Node> nodes;
string src;
int p;

int make(char op, int l = -1, int r = -1) {
    nodes.push_back({op, l, r});
    return SZ(nodes) - 1;
}

const string OPS = "=>|^&";

int parse(int level) {
    if (level == SZ(OPS)) {
        char c = src[p++];
        if (c == '!') {
            int t = parse(level);
            return make('!', t);
        }
        if (c == '(') {
            int t = parse(0);
            p++;
            return t;
        }
        return make(c);
    }
    int left = parse(level + 1);
    while (p < SZ(src) && src[p] == OPS[level]) {
        p++;
        if (OPS[level] == '>') { // to the right
            int right = parse(level);
            return make('>', left, right);
        }
        int right = parse(level + 1);
        left = make(OPS[level], left, right);
    }
    return left;
}

int main() {
    cin >> src;
    int root = parse(0);
    set<char> used;
    for (const Node &t : nodes)
        if (isalpha(t.op)) used.insert(t.op);
    string names(used.begin(), used.end());
    int n = SZ(names), rows = 1 << n;

    string column;
    vector<int> val(SZ(nodes)), truths(SZ(nodes), 0);
    int yes = 0, runs = 0, first = -1, code = 0;
    bool before = false;
    for (int mask = 0; mask < rows; mask++) {
        // children always stand before their parents
        for (int i = 0; i < SZ(nodes); i++) {
            const Node &t = nodes[i];
            switch (t.op) {
                case '!': val[i] = !val[t.l]; break;
                case '&': val[i] = val[t.l] & val[t.r]; break;
                case '|': val[i] = val[t.l] | val[t.r]; break;
                case '^': val[i] = val[t.l] ^ val[t.r]; break;
                case '>': val[i] = val[t.l] <= val[t.r]; break;
                case '=': val[i] = val[t.l] == val[t.r]; break;
                default: val[i] = mask >> (n - 1 - (int)names.find(t.op)) & 1;
            }
            truths[i] += val[i];
        }
        bool now = val[root];
        column += now ? '1' : '0';
        if (now) {
            yes++;
            if (first < 0) first = mask;
            if (!before) runs++;
            code = (code * 5 + mask) % 997;
        }
        before = now;
    }

    cout << names << " " << SZ(nodes) << "\n" << column << "\n";
    cout << yes << " " << runs << " " << first << " " << code << "\n";
    for (int v = 0; v < n; v++) {
        int bit = 1 << (n - 1 - v), flips = 0;
        for (int mask = 0; mask < rows; mask++)
            if (!(mask & bit) && column[mask] != column[mask | bit]) flips++;
        cout << names[v] << flips << (v + 1 < n ? " " : "\n");
    }
    for (int i = 0; i < SZ(nodes); i++)
        if (!isalpha(nodes[i].op)) cout << nodes[i].op << truths[i] << " ";
    cout << "\n";
    return 0;
}
