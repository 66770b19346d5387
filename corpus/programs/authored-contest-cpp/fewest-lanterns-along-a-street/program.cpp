#include <bits/stdc++.h>
using namespace std;

const int LOG = 6;

int main() {
    int len, m, q;
    cin >> len >> m >> q;
    vector<vector<int>> up(LOG, vector<int>(len + 1));
    iota(up[0].begin(), up[0].end(), 0);
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        up[0][a] = max(up[0][a], b);
    }
    for (int x = 1; x <= len; x++) up[0][x] = max(up[0][x], up[0][x - 1]);
    for (int k = 1; k < LOG; k++)
        for (int x = 0; x <= len; x++) up[k][x] = up[k - 1][up[k - 1][x]];

    long long lit = 0;
    int dark = 0, most = 0, spare = 0, shift = 0;
    for (int i = 0; i < q; i++) {
        int l, r;
        cin >> l >> r;
        // every question moves with the answers before
        l = (l + shift) % len;
        r = (r + shift) % len;
        if (l > r) swap(l, r);
        r++;
        int at = l, used = 0;
        for (int k = LOG - 1; k >= 0; k--) {
            if (up[k][at] < r) {
                at = up[k][at];
                used += 1 << k;
            }
        }
        int end = up[0][at];
        if (end < r) {
            dark++;
            shift += at - l + 1;
            cout << l << "-" << r << ":stuck@" << at << "\n";
        } else {
            used++;
            lit += used;
            most = max(most, used);
            spare += end - r;
            shift += used;
            cout << l << "-" << r << ":" << used << "\n";
        }
    }
    cout << lit << " " << dark << " " << most << " " << spare << endl;
}
