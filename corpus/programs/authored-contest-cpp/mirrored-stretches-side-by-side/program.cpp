#include <bits/stdc++.h>
using namespace std;
typedef vector<int> VI;
typedef long long LL;
#define SZ(x) ((int)(x).size())

int main() {
    string s;
    getline(cin, s);
    int n = SZ(s);

    // radii in s with a bar before, between and behind the letters
    string t = "|";
    for (char c : s) {
        t += c;
        t += '|';
    }
    VI rad(SZ(t), 0);
    int centre = 0, right = 0, compared = 0, copied = 0;
    for (int i = 0; i < SZ(t); i++) {
        if (i < right) {
            rad[i] = min(right - i, rad[2 * centre - i]);
            if (rad[i] < right - i) {
                copied++;
                continue;
            }
        }
        int r = rad[i];
        while (i - r - 1 >= 0 && i + r + 1 < SZ(t)) {
            compared++;
            if (t[i - r - 1] != t[i + r + 1]) break;
            r++;
        }
        rad[i] = r;
        if (i + r > right) {
            centre = i;
            right = i + r;
        }
    }

    // longest mirrored stretch ending at / starting at each letter
    VI endLen(n, 1), startLen(n, 1);
    VI endCnt(n + 1, 0), startCnt(n + 1, 0);
    LL all = 0;
    for (int i = 0; i < SZ(t); i++) {
        if (rad[i] == 0) continue;
        int l = (i - rad[i]) / 2, len = rad[i];
        int r = l + len - 1;
        endLen[r] = max(endLen[r], len);
        startLen[l] = max(startLen[l], len);
        all += (len + 1) / 2;
        int half = (len + 1) / 2;
        startCnt[l]++, startCnt[l + half]--;
        endCnt[r - half + 1]++, endCnt[r + 1]--;
    }
    for (int i = n - 2; i >= 0; i--) endLen[i] = max(endLen[i], endLen[i + 1] - 2);
    for (int i = 1; i < n; i++) startLen[i] = max(startLen[i], startLen[i - 1] - 2);
    for (int i = 1; i < n; i++) {
        startCnt[i] += startCnt[i - 1];
        endCnt[i] += endCnt[i - 1];
    }

    int best = -1, cut = -1;
    LL touching = 0, apart = 0, ended = 0;
    for (int i = 0; i + 1 < n; i++) {
        int both = endLen[i] + startLen[i + 1];
        if (both > best) {
            best = both;
            cut = i + 1;
        }
        touching += (LL)endCnt[i] * startCnt[i + 1];
        ended += endCnt[i];
        apart += ended * startCnt[i + 1];
    }

    cout << all << ' ' << compared << ' ' << copied << '\n';
    if (cut < 0) {
        cout << "single\n";
        return 0;
    }
    int a = endLen[cut - 1], b = startLen[cut];
    cout << best << ' ' << s.substr(cut - a, a) << '+' << s.substr(cut, b) << '\n';
    cout << touching << ' ' << apart << '\n';
    for (int i = 0; i < n; i++) cout << endLen[i] << (i + 1 < n ? " " : "\n");
}
