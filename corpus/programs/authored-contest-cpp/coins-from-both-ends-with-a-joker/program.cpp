#include <bits/stdc++.h>
using namespace std;

template <class T> inline bool chmax(T &a, T b) { return a < b ? (a = b, 1) : 0; }

int n, c[64];
int dp[64][64][2][2];   // [l, r), joker of the mover, joker of the other
char how[64][64][2][2];

int main() {
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", c + i);

    int byJoker = 0, lost = 0, sum = 0;
    for (int len = 1; len <= n; len++) {
        int worst = INT_MAX;
        for (int l = 0, r = len; r <= n; l++, r++) {
            for (int m = 0; m < 4; m++) {
                int me = m >> 1, you = m & 1;
                int &best = dp[l][r][me][you];
                char &h = how[l][r][me][you];
                best = c[l] - dp[l + 1][r][you][me];
                h = 'L';
                if (chmax(best, c[r - 1] - dp[l][r - 1][you][me])) h = 'R';
                if (me && len >= 2 && chmax(best, c[l] + c[r - 1] - dp[l + 1][r - 1][you][0])) h = 'J';
                byJoker += h == 'J';
                if (best < 0) lost++;
            }
            worst = min(worst, dp[l][r][1][1]);
        }
        sum += worst;
    }

    int l = 0, r = n, who = 0, got[2] = {0, 0}, joker[2] = {1, 1};
    string play;
    while (l < r) {
        char h = how[l][r][joker[who]][joker[1 - who]];
        play += h;
        if (h != 'R') got[who] += c[l++];
        if (h != 'L') got[who] += c[--r];
        if (h == 'J') joker[who] = 0;
        who ^= 1;
    }
    printf("%d %d:%d\n%s\n", dp[0][n][1][1], got[0], got[1], play.c_str());
    printf("%d %d %d\n", byJoker, lost, sum);
    for (int k = 1; k < n; k++) printf("%d%c", dp[0][k][1][1], k + 1 < n ? ' ' : '\n');
    return 0;
}
