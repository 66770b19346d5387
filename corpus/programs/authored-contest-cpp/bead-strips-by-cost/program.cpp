#include <bits/stdc++.h>
using namespace std;
using ll = long long;
#define REP(i, n) for (ll i = 0; i < (ll)(n); i++)

const ll MOD = 1000000007;

ll dp[55][15][12];
bool bad[12][12];

int main() {
    cin.tie(nullptr);
    ios::sync_with_stdio(false);

    ll n, c, m;
    cin >> n >> c >> m;
    vector<ll> cost(c);
    REP(i, c) cin >> cost[i];
    ll b;
    cin >> b;
    REP(i, b) {
        string s;
        cin >> s;
        bad[s[0] - 'a'][s[1] - 'a'] = true;
    }

    REP(j, c) dp[1][cost[j] % m][j] = 1;
    ll total = c, wraps = 0, code = 0;
    vector<ll> zero = {0, 0};
    REP(j, c) zero[1] += dp[1][0][j];
    for (ll len = 2; len <= n; len++) {
        total = 0;
        REP(r, m) REP(j, c) {
            ll cur = dp[len - 1][r][j];
            if (cur == 0) continue;
            REP(k, c) {
                if (bad[j][k]) continue;
                ll &to = dp[len][(r + cost[k]) % m][k];
                to += cur;
                if (to >= MOD) {
                    to -= MOD;
                    wraps++;
                }
            }
        }
        ll z = 0;
        REP(r, m) {
            ll row = accumulate(dp[len][r], dp[len][r] + c, 0LL) % MOD;
            total = (total + row) % MOD;
            if (r == 0) z = row;
        }
        zero.push_back(z);
        code = (code * 7 + z) % MOD;
    }

    cout << total << " " << wraps << " " << code << "\n";
    REP(r, m) {
        ll row = 0;
        REP(j, c) row += dp[n][r][j];
        cout << r << ": " << row % MOD << "\n";
    }
    for (ll i = n; i >= 1 && i > n - 5; i--) cout << zero[i] << (i == 1 || i == n - 4 ? "\n" : " ");
    return 0;
}
