#include <bits/stdc++.h>
using namespace std;

#define rep(i, n) for (int i = 0; i < (n); i++)
#define rep1(i, n) for (int i = 1; i <= (n); i++)

int s[20005], state[20005], len[20005], tail_[20005];

int main() {
    int lo, hi, cap;
    cin >> lo >> hi >> cap;
    rep1(d, cap / 2) for (int x = 2 * d; x <= cap; x += d) s[x] += d;

    // 1: ends at one, 2: runs into a ring, 3: leaves the table
    map<int, vector<int>> rings;
    int known = 0, longest = 0, longestAt = 0, rises = 0;
    array<int, 4> tally{};
    string kinds;
    for (int a = lo; a <= hi; a++) {
        vector<int> path;
        set<int> onPath;
        int x = a;
        while (state[x] == 0 && x > 1 && x <= cap) {
            if (onPath.count(x)) break;
            onPath.insert(x);
            path.push_back(x);
            int y = s[x];
            if (y > x) rises++;
            x = y;
            if (x > cap) break;
        }
        int kind, steps, end;
        if (x > cap) {
            kind = 3;
            steps = 0;
            end = path.back();
        } else if (x <= 1) {
            kind = 1;
            steps = 0;
            end = path.empty() ? 1 : path.back();
        } else if (state[x] != 0) {
            known++;
            kind = state[x];
            steps = len[x];
            end = tail_[x];
        } else {
            kind = 2;
            auto it = find(path.begin(), path.end(), x);
            vector<int> ring(it, path.end());
            path.erase(it, path.end());
            int least = *min_element(ring.begin(), ring.end());
            for (int v : ring) {
                state[v] = 2;
                len[v] = 0;
                tail_[v] = least;
            }
            rings[least] = ring;
            steps = 0;
            end = least;
        }
        while (!path.empty()) {
            int v = path.back();
            path.pop_back();
            state[v] = kind;
            len[v] = ++steps;
            tail_[v] = end;
        }
        if (a > 1 && len[a] > longest) {
            longest = len[a];
            longestAt = a;
        }
        tally[kind]++;
        kinds += kind == 1 ? '.' : kind == 2 ? 'o' : '^';
    }

    cout << tally[1] << ' ' << tally[2] << ' ' << tally[3] << ' ' << known << '\n';
    cout << longestAt << ' ' << longest << ' ' << tail_[longestAt] << ' ' << rises << '\n';
    for (auto &[least, ring] : rings) {
        auto at = find(ring.begin(), ring.end(), least);
        rotate(ring.begin(), at, ring.end());
        rep(i, (int)ring.size()) cout << ring[i] << (i + 1 < (int)ring.size() ? '>' : ' ');
    }
    cout << "rings\n";
    rep(i, (int)kinds.size()) {
        int j = i;
        while (j + 1 < (int)kinds.size() && kinds[j + 1] == kinds[i]) j++;
        cout << kinds[i] << j - i + 1;
        i = j;
    }
    cout << '\n';
}
