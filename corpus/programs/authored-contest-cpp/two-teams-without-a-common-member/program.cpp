#include <bits/stdc++.h>
using namespace std;
#define int long long

int best[1 << 10], who[1 << 10];

signed main() {
    int b, n;
    cin >> b >> n;
    vector<int> mask(n + 1), pay(n + 1);
    for (int i = 1; i <= n; i++) {
        string s;
        cin >> s >> pay[i];
        for (int j = 0; j < b; j++) if (s[j] == '1') mask[i] |= 1 << j;
        int m = mask[i];
        if (who[m] == 0 || pay[i] > best[m]) best[m] = pay[i], who[m] = i;
    }

    int full = (1 << b) - 1, record = 0, p = 0, q = 0, pairs = 0, sum = 0, improved = 0;
    string log;
    for (int s = 0; s <= full; s++) {
        // the best team inside s
        for (int j = 0; j < b; j++) {
            if (!(s >> j & 1)) continue;
            int t = s ^ (1 << j);
            if (who[t] && (best[t] > best[s] || (best[t] == best[s] && who[t] < who[s]))) {
                best[s] = best[t];
                who[s] = who[t];
                improved++;
            }
        }
        sum = (sum * 2 + best[s]) % 10007;
        int other = full ^ s;
        if (other > s || !who[s] || !who[other]) continue;
        pairs++;
        if (best[s] + best[other] > record) {
            record = best[s] + best[other];
            p = min(who[s], who[other]);
            q = max(who[s], who[other]);
            log += to_string(p) + "+" + to_string(q) + "=" + to_string(record) + " ";
        }
    }

    if (record == 0) cout << "no pair\n";
    else cout << log << "\n" << record << " " << p << " " << q << "\n";
    cout << pairs << " " << sum << " " << improved << " " << best[full] << "\n";
}
