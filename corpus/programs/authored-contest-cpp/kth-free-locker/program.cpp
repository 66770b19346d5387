#include <bits/stdc++.h>
using namespace std;

#define rep(i, n) for (int i = 0; i < (int)(n); i++)
#define pb push_back
#define all(v) (v).begin(), (v).end()
#define sz(v) (int)(v).size()

int n, q;
int bit[200005];
bool used_[200005];

void add(int i, int d) {
    for (; i <= n; i += i & -i) bit[i] += d;
}

int sum(int i) {
    int s = 0;
    while (i > 0) {
        s += bit[i];
        i -= i & -i;
    }
    return s;
}

// smallest index whose prefix sum reaches k
int kth(int k) {
    int pos = 0, step = 1;
    while (step * 2 <= n) step *= 2;
    while (step > 0) {
        if (pos + step <= n && bit[pos + step] < k) {
            pos += step;
            k -= bit[pos];
        }
        step /= 2;
    }
    return pos + 1;
}

int main() {
    if (scanf("%d %d", &n, &q) != 2) return 0;
    rep(i, n) add(i + 1, 1);
    int freeCnt = n, rejected = 0;
    vector<int> ans;
    vector<int> hist;
    rep(i, q) {
        int type, x;
        if (scanf("%d %d", &type, &x) != 2) break;
        if (type == 1) {
            if (x > freeCnt) {
                rejected++;
                ans.pb(-1);
                continue;
            }
            int p = kth(x);
            used_[p] = true;
            add(p, -1);
            freeCnt--;
            hist.pb(p);
            ans.pb(p);
        } else if (type == 2) {
            if (used_[x]) {
                used_[x] = false;
                add(x, 1);
                freeCnt++;
            } else {
                rejected++;
            }
        } else {
            int y;
            if (scanf("%d", &y) != 1) break;
            ans.pb(sum(y) - sum(x - 1));
        }
    }
    rep(i, sz(ans)) printf("%d%c", ans[i], i + 1 == sz(ans) ? '\n' : ' ');
    sort(all(hist));
    hist.erase(unique(all(hist)), hist.end());
    printf("%d %d %d\n", freeCnt, rejected, sz(hist));
    return 0;
}
