#include <cstdio>
#include <cstdlib>
#include <string>
#include <algorithm>
typedef long long ll;
using std::string;

ll fact[16];
int cnt[26], n;
char buf[32];

ll arrangements(int len)
{
    ll r = fact[len];
    for (int i = 0; i < 26; i++) r /= fact[cnt[i]];
    return r;
}

ll rankOf(const string &w)
{
    ll r = 0;
    for (int i = 0; i < n; i++) {
        for (int c = 0; c < w[i] - 'a'; c++) {
            if (cnt[c] == 0) continue;
            cnt[c]--;
            r += arrangements(n - i - 1);
            cnt[c]++;
        }
        cnt[w[i] - 'a']--;
    }
    for (char c : w) cnt[c - 'a']++;
    return r;
}

string wordAt(ll k)
{
    string w;
    for (int i = 0; i < n; i++) {
        for (int c = 0; c < 26; c++) {
            if (cnt[c] == 0) continue;
            cnt[c]--;
            ll here = arrangements(n - i - 1);
            if (k < here) {
                w += char('a' + c);
                break;
            }
            k -= here;
            cnt[c]++;
        }
    }
    for (char c : w) cnt[c - 'a']++;
    return w;
}

int main()
{
    int q;
    scanf("%30s %d", buf, &q);
    string word = buf;
    n = word.size();
    fact[0] = 1;
    for (int i = 1; i < 16; i++) fact[i] = fact[i - 1] * i;
    for (char c : word) cnt[c - 'a']++;
    ll total = arrangements(n), at = rankOf(word), wraps = 0, far = 0;

    printf("%lld %lld\n", total, at + 1);
    for (int t = 1; t <= q; t++) {
        ll old = at, d;
        scanf("%30s", buf);
        if (buf[0] == 'r') {
            std::reverse(word.begin(), word.end());
            at = rankOf(word);
        } else if (buf[0] == 's') {
            int i, j;
            scanf("%d %d", &i, &j);
            std::swap(word[i - 1], word[j - 1]);
            at = rankOf(word);
        } else {
            scanf("%lld", &d);
            at += d;
            if (at >= total) {
                wraps += at / total;
                at %= total;
            }
            word = wordAt(at);
        }
        far = std::max(far, std::abs(at - old));
        printf("%s %lld%s", word.c_str(), at + 1, t % 4 == 0 || t == q ? "\n" : ", ");
    }
    printf("%lld %lld\n", wraps, far);
    return 0;
}
