#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
#define rep(i, n) for (int i = 0; i < (n); i++)
#define rrep(i, n) for (int i = (n)-1; i >= 0; i--)
#define chmin(a, b) a = min(a, b)

const ll MOD = 10007;
int len_[64][64];
ll cnt[64][64];

int main() {
    string s, t;
    cin >> s >> t;
    int n = s.size(), m = t.size();

    // shortest word holding s[i..] and t[j..], and how many such words
    ll shared = 0, rowSum = 0, code = 0;
    int splits = 0;
    string sizes;
    for (int i = n; i >= 0; i--) {
        rowSum = 0;
        for (int j = m; j >= 0; j--) {
            if (i == n || j == m) {
                len_[i][j] = n - i + m - j;
                cnt[i][j] = 1;
            } else if (s[i] == t[j]) {
                len_[i][j] = 1 + len_[i + 1][j + 1];
                cnt[i][j] = cnt[i + 1][j + 1];
                shared++;
            } else {
                int a = len_[i + 1][j], b = len_[i][j + 1];
                len_[i][j] = 1 + min(a, b);
                cnt[i][j] = 0;
                if (a <= b) cnt[i][j] += cnt[i + 1][j];
                if (b <= a) cnt[i][j] += cnt[i][j + 1];
                cnt[i][j] %= MOD;
                if (a == b) splits++;
            }
            rowSum += cnt[i][j];
        }
        code = (code * 5 + rowSum) % MOD;
        sizes += (sizes.empty() ? "" : ",") + to_string(len_[i][0]);
    }

    // the first one by alphabet and the last one
    string first, last;
    int turns = 0;
    rep(way, 2) {
        int i = 0, j = 0;
        char before = 0;
        string& out = way ? last : first;
        while (i < n || j < m) {
            char from;
            if (i == n) {
                from = 't';
            } else if (j == m) {
                from = 's';
            } else if (s[i] == t[j]) {
                from = '=';
            } else if (len_[i + 1][j] != len_[i][j + 1]) {
                from = len_[i + 1][j] < len_[i][j + 1] ? 's' : 't';
            } else {
                from = (s[i] < t[j]) == (way == 0) ? 's' : 't';
            }
            out += from == 't' ? t[j] : s[i];
            if (from != 't') i++;
            if (from != 's') j++;
            if (way == 0 && before && before != from) turns++;
            before = from;
        }
    }

    cout << len_[0][0] << " " << cnt[0][0] << " " << splits << " " << turns << "\n";
    cout << first << "\n" << last << "\n";
    int lead = 0;
    while (lead < (int)first.size() && first[lead] == last[lead]) lead++;
    cout << shared << " " << code << " " << lead << "\n" << sizes << "\n";
    return 0;
}
