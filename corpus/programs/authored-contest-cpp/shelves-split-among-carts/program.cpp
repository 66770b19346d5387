#include <bits/stdc++.h>
using namespace std;
#define rep(i, n) for (int i = 0; i < (int)(n); ++i)
#define all(v) (v).begin(), (v).end()
template <class T> bool chmin(T &a, const T &b) { return b < a ? (a = b, true) : false; }
template <class T> bool chmax(T &a, const T &b) { return a < b ? (a = b, true) : false; }

const int INF = 1e9;

int main() {
    int n, k, c;
    cin >> n >> k >> c;
    vector<int> h(n);
    rep(i, n) cin >> h[i];

    vector<vector<int>> dp(k + 1, vector<int>(n + 1, INF)), from(k + 1, vector<int>(n + 1, -1));
    dp[0][0] = 0;
    int gained = 0, widest = 0;
    for (int i = 1; i <= n; ++i) {
        int lo = INF, hi = 0;
        for (int p = i - 1; p >= 0; --p) {
            chmin(lo, h[p]);
            chmax(hi, h[p]);
            int cost = (hi - lo) * (i - p) + c;
            rep(j, k) {
                if (dp[j][p] == INF) continue;
                if (chmin(dp[j + 1][i], dp[j][p] + cost)) {
                    if (from[j + 1][i] >= 0) gained++;
                    from[j + 1][i] = p;
                    chmax(widest, i - p);
                }
            }
        }
    }

    int best = 1;
    for (int j = 2; j <= k; ++j)
        if (dp[j][n] < dp[best][n]) best = j;
    vector<int> sizes;
    for (int i = n, j = best; j > 0; --j) {
        sizes.push_back(i - from[j][i]);
        i = from[j][i];
    }
    reverse(all(sizes));

    cout << dp[best][n] << " with " << best << "\n";
    rep(i, sizes.size()) cout << (i ? "+" : "") << sizes[i];
    cout << "\n" << gained << " " << widest << "\n";
    for (int j = 1; j <= k; ++j) cout << dp[j][n] << " \n"[j == k];
    return 0;
}
