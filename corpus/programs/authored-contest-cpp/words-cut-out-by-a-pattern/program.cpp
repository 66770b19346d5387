#include <bits/stdc++.h>
using namespace std;
using ull = unsigned long long;
#define FOR(i, a, b) for (int i = (a); i < (b); i++)

// alternation  := sequence ('|' sequence)*
// sequence     := piece+
// piece        := atom ('*' | '+' | '?')*
// atom         := letter | '.' | '(' alternation ')'

struct Piece {
    int in, out;
};

struct Machine {
    string pat;
    size_t at = 0;
    vector<char> sym;          // letter to read, '.' for any, 0 for free moves
    vector<vector<int>> to;

    int state(char c = 0) {
        sym.push_back(c);
        to.emplace_back();
        return sym.size() - 1;
    }
    bool more(char c) const { return at < pat.size() && pat[at] == c; }

    Piece alternation() {
        Piece left = sequence();
        while (more('|')) {
            at++;
            Piece right = sequence();
            int in = state(), out = state();
            to[in] = {left.in, right.in};
            to[left.out].push_back(out);
            to[right.out].push_back(out);
            left = {in, out};
        }
        return left;
    }

    Piece sequence() {
        Piece all = piece();
        while (at < pat.size() && pat[at] != '|' && pat[at] != ')') {
            Piece nxt = piece();
            to[all.out].push_back(nxt.in);
            all.out = nxt.out;
        }
        return all;
    }

    Piece piece() {
        Piece p = atom();
        while (more('*') || more('+') || more('?')) {
            char op = pat[at++];
            int in = state(), out = state();
            to[in].push_back(p.in);
            to[p.out].push_back(out);
            if (op != '?') to[p.out].push_back(p.in);
            if (op != '+') to[in].push_back(out);
            p = {in, out};
        }
        return p;
    }

    Piece atom() {
        if (more('(')) {
            at++;
            Piece inner = alternation();
            at++;
            return inner;
        }
        int in = state(pat[at++]), out = state();
        to[in].push_back(out);
        return {in, out};
    }

    ull close(ull set) const {
        ull todo = set;
        while (todo) {
            int s = __builtin_ctzll(todo);
            todo &= todo - 1;
            if (sym[s]) continue;
            for (int t : to[s])
                if (!(set >> t & 1)) {
                    set |= 1ULL << t;
                    todo |= 1ULL << t;
                }
        }
        return set;
    }
};

int main() {
    Machine m;
    string text;
    cin >> m.pat >> text;
    const Piece whole = m.alternation();
    const int n = text.size();

    vector<string> words;
    map<string, int> seen;
    int pos = 0, read = 0, skipped = 0, empty = 0, covered = 0;
    string mask(n, '-');
    while (pos < n) {
        ull set = m.close(1ULL << whole.in);
        int longest = set >> whole.out & 1 ? 0 : -1;
        FOR(i, pos, n) {
            ull step = 0;
            FOR(s, 0, (int)m.sym.size()) {
                if (!(set >> s & 1) || !m.sym[s]) continue;
                if (m.sym[s] == '.' || m.sym[s] == text[i]) step |= 1ULL << m.to[s][0];
            }
            read++;
            set = m.close(step);
            if (!set) break;
            if (set >> whole.out & 1) longest = i + 1 - pos;
        }
        if (longest > 0) {
            words.push_back(text.substr(pos, longest));
            seen[words.back()]++;
            fill(mask.begin() + pos, mask.begin() + pos + longest, '=');
            mask[pos] = '<';
            covered += longest;
            pos += longest;
        } else {
            longest < 0 ? skipped++ : empty++;
            pos++;
        }
    }

    cout << words.size() << " " << seen.size() << " " << covered << "\n";
    cout << skipped << " " << empty << " " << read << "\n" << mask << "\n";
    for (auto& [w, c] : seen) cout << w << ":" << c << " ";
    cout << "end\n";
    return 0;
}
