#include <cstdio>
#include <algorithm>
#include <cmath>
#define FOR(i, a, b) for (int i = (a); i < (b); ++i)
#define ROF(i, a, b) for (int i = (b) - 1; i >= (a); --i)
const int N = 100005;

int n, m, B;
int pw[N], nx[N], steps[N], lastIn[N];

void rebuild(int from, int to) {
    // holes [from, to) of one block, the right end of which is known
    int end = std::min(n, (from / B + 1) * B);
    ROF(i, from, to) {
        int j = i + pw[i];
        if (j >= end) {
            nx[i] = j;
            steps[i] = 1;
            lastIn[i] = i;
        } else {
            nx[i] = nx[j];
            steps[i] = steps[j] + 1;
            lastIn[i] = lastIn[j];
        }
    }
}

int main() {
    scanf("%d%d", &n, &m);
    B = std::max(2, (int)std::sqrt((double)n));
    FOR(i, 0, n) scanf("%d", pw + i);
    for (int s = 0; s < n; s += B)
        rebuild(s, std::min(n, s + B));

    long long tot = 0;
    int longest = 0, from = 0, chg = 0, stamp = 0;
    FOR(t, 0, m)
    {
        int op, a;
        scanf("%d%d", &op, &a);
        --a;
        if (op == 0) {
            int b;
            scanf("%d", &b);
            if (pw[a] == b) continue;
            pw[a] = b;
            ++chg;
            rebuild(a / B * B, a + 1);
        } else {
            int cur = a, last = a, cnt = 0;
            while (cur < n) {
                cnt += steps[cur];
                last = lastIn[cur];
                cur = nx[cur];
            }
            tot += cnt;
            if (cnt > longest) {
                longest = cnt;
                from = a + 1;
            }
            stamp = (stamp * 3 + last + 1) % 1009;
            printf("%d %d\n", last + 1, cnt);
        }
    }
    printf("total %lld longest %d from %d\n", tot, longest, from);
    printf("%d %d\n", chg, stamp);
    return 0;
}
