#include <bits/stdc++.h>
using namespace std;
typedef long long ll;

// ways[len][last][rem]: endings of len digits after the digit last
// (10: nothing written yet), the digits still to come summing to rem mod m
int m, gap, digits;
ll ways[13][11][20];

bool allowed(int last, int d) {
    if (last == 10) return true;
    return abs(last - d) >= gap;
}

// how many good numbers of exactly len digits
ll ofLength(int len) {
    ll s = 0;
    for (int d = 1; d <= 9; d++) s += ways[len - 1][d][(m - d % m) % m];
    return s;
}

ll upTo(ll x) {
    if (x <= 0) return 0;
    string t = to_string(x);
    int len = t.size();
    ll res = 0;
    for (int k = 1; k < len; k++) res += ofLength(k);
    int last = 10, rem = 0;
    for (int i = 0; i < len; i++) {
        int cur = t[i] - '0';
        for (int d = i == 0; d < cur; d++) {
            if (!allowed(last, d)) continue;
            res += ways[len - 1 - i][d][((rem - d) % m + m) % m];
        }
        if (!allowed(last, cur)) return res;
        rem = ((rem - cur) % m + m) % m;
        last = cur;
    }
    return res + (rem == 0);
}

ll kth(ll k) {
    int len = 1;
    while (len <= digits && k > ofLength(len)) k -= ofLength(len++);
    if (len > digits) return -1;
    ll made = 0;
    int last = 10, rem = 0;
    for (int left = len - 1; left >= 0; left--) {
        for (int d = made == 0; d <= 9; d++) {
            if (!allowed(last, d)) continue;
            int need = ((rem - d) % m + m) % m;
            ll w = ways[left][d][need];
            if (k > w) {
                k -= w;
                continue;
            }
            made = made * 10 + d;
            last = d;
            rem = need;
            break;
        }
    }
    return made;
}

int main() {
    int q;
    cin >> digits >> m >> gap >> q;
    for (int last = 0; last <= 10; last++) ways[0][last][0] = 1;
    for (int len = 1; len < digits; len++)
        for (int last = 0; last < 10; last++)
            for (int d = 0; d <= 9; d++) {
                if (!allowed(last, d)) continue;
                for (int r = 0; r < m; r++) ways[len][last][r] += ways[len - 1][d][((r - d) % m + m) % m];
            }

    ll sum = 0, biggest = 0;
    int missing = 0;
    for (int i = 0; i < q; i++) {
        char c;
        ll a, b = 0;
        cin >> c >> a;
        ll ans;
        if (c == 'c') {
            cin >> b;
            ans = upTo(b) - upTo(a - 1);
            sum += ans;
        } else {
            // the a-th good number, its place taken further by what was counted so far
            a += sum % 7;
            ans = kth(a);
            if (ans < 0) missing++;
            biggest = max(biggest, ans);
        }
        cout << ans << (i + 1 < q ? " " : "\n");
    }
    cout << sum << " " << biggest << " " << missing << endl;
    for (int len = 1; len <= digits; len++) cout << ofLength(len) << (len < digits ? "," : "\n");
}
