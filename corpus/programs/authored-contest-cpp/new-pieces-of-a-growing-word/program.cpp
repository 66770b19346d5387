#include <iostream>
#include <string>
#include <vector>
#include <map>
#include <algorithm>
using namespace std;
using ll = long long;

struct State {
    int len = 0, link = -1, firstEnd = 0, cnt = 0;
    map<char, int> next;
};

vector<State> st;
int last = 0, clones = 0;

void extend(char c) {
    int cur = st.size();
    st.emplace_back();
    st[cur].len = st[last].len + 1;
    st[cur].firstEnd = st[cur].len;
    st[cur].cnt = 1;
    int p = last;
    while (p != -1 && !st[p].next.count(c)) {
        st[p].next[c] = cur;
        p = st[p].link;
    }
    if (p == -1) {
        st[cur].link = 0;
    } else {
        int q = st[p].next[c];
        if (st[p].len + 1 == st[q].len) {
            st[cur].link = q;
        } else {
            int clone = st.size();
            st.push_back(st[q]);
            st[clone].len = st[p].len + 1;
            st[clone].cnt = 0;
            clones++;
            while (p != -1 && st[p].next[c] == q) {
                st[p].next[c] = clone;
                p = st[p].link;
            }
            st[q].link = st[cur].link = clone;
        }
    }
    last = cur;
}

int main() {
    string s;
    cin >> s;
    st.emplace_back();
    ll total = 0, letters = 0;
    int stale = 0, streak = 0, worst = 0;
    for (char c : s) {
        extend(c);
        int fresh = st[last].len - st[st[last].link].len;
        total += fresh;
        letters += (ll)fresh * (st[last].len + st[st[last].link].len + 1) / 2;
        if (fresh < st[last].len) {
            stale++;
            streak++;
            worst = max(worst, streak);
        } else {
            streak = 0;
        }
        cout << fresh << " ";
    }
    cout << "\n" << total << " " << letters << " " << stale << " " << worst << "\n";

    vector<int> byLen(st.size());
    for (int i = 0; i < (int)byLen.size(); i++) byLen[i] = i;
    sort(byLen.begin(), byLen.end(), [](int a, int b) { return st[a].len != st[b].len ? st[a].len > st[b].len : a < b; });
    for (int v : byLen)
        if (st[v].link > 0) st[st[v].link].cnt += st[v].cnt;
    int best = 0, pick = 0;
    for (int v = 1; v < (int)st.size(); v++) {
        if (st[v].cnt < 2) continue;
        int gain = st[v].cnt * st[v].len;
        if (gain > best || (gain == best && st[v].len > st[pick].len)) {
            best = gain;
            pick = v;
        } else if (gain == best && st[v].len == st[pick].len && st[v].firstEnd < st[pick].firstEnd) {
            pick = v;
        }
    }
    cout << st.size() << " " << clones << "\n";
    if (best == 0) cout << "-\n";
    else cout << s.substr(st[pick].firstEnd - st[pick].len, st[pick].len) << " x" << st[pick].cnt << "\n";
    return 0;
}
