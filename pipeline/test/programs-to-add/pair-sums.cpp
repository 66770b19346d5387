#include <bits/stdc++.h>
using namespace std;
#define rep(i, from, to) for (int i = (from); i < (to); i++)
#define all(c) begin(c), end(c)

int main() {
    int n;
    scanf("%d", &n);
    vector<int> values(n);
    rep(i, 0, n) scanf("%d", &values[i]);
    sort(all(values));
    map<int, int> often;
    long long total = 0;
    rep(i, 1, n) {
        int sum = values[i - 1] + values[i];
        often[sum % 5]++;
        total += 1LL * sum * often[sum % 5];
    }
    printf("%lld %d\n", total, (int)often.size());
}
