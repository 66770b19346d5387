#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include <algorithm>
#include <numeric>

using std::cin;
using std::cout;
using std::string;
using std::vector;
using i64 = long long;

const i64 MOD = 1000003;

// ways to choose k forbidden places, no two in a row or column
vector<i64> rookNumbers(const vector<int>& bad, int n, i64& steps) {
    vector<i64> rook(n + 1, 0);
    vector<i64> cur(1 << n, 0), nxt;
    cur[0] = 1;
    for (int guest = 0; guest < n; ++guest) {
        nxt = cur;
        for (int mask = 0; mask < (1 << n); ++mask) {
            if (cur[mask] == 0) continue;
            int free = bad[guest] & ~mask;
            while (free) {
                int bit = free & -free;
                free ^= bit;
                nxt[mask | bit] = (nxt[mask | bit] + cur[mask]) % MOD;
                ++steps;
            }
        }
        cur.swap(nxt);
    }
    for (int mask = 0; mask < (1 << n); ++mask) rook[__builtin_popcount(mask)] += cur[mask];
    for (auto& r : rook) r %= MOD;
    return rook;
}

int main() {
    int n, rounds;
    cin >> n >> rounds;
    vector<int> bad(n, 0);
    for (int g = 0; g < n; ++g) {
        string row;
        cin >> row;
        for (int h = 0; h < n; ++h)
            if (row[h] == 'x') bad[g] |= 1 << h;
    }

    i64 steps = 0;
    vector<i64> rook = rookNumbers(bad, n, steps);
    vector<i64> fact(n + 1, 1);
    for (int i = 1; i <= n; ++i) fact[i] = fact[i - 1] * i % MOD;
    vector<vector<i64>> choose(n + 1, vector<i64>(n + 1, 0));
    for (int i = 0; i <= n; ++i) {
        choose[i][0] = 1;
        for (int j = 1; j <= i; ++j) choose[i][j] = choose[i - 1][j - 1] + choose[i - 1][j];
    }
    // exactly k hats on forbidden hooks
    vector<i64> exactly(n + 1, 0);
    for (int k = 0; k <= n; ++k) {
        for (int j = k; j <= n; ++j) {
            i64 term = choose[j][k] % MOD * rook[j] % MOD * fact[n - j] % MOD;
            exactly[k] = ((j - k) % 2 ? exactly[k] - term + MOD : exactly[k] + term) % MOD;
        }
    }

    // the evening itself: hats move round by round
    vector<int> hook(n), wrong(n, 0);
    std::iota(hook.begin(), hook.end(), 0);
    int worst = 0, clean = 0, swaps = 0, total = 0, last = 0;
    string log;
    for (int t = 1; t <= rounds; ++t) {
        int hit = 0, first = -1;
        for (int g = 0; g < n; ++g) {
            if (!(bad[g] >> hook[g] & 1)) continue;
            ++hit;
            ++wrong[g];
            if (first < 0 && g >= last) first = g;
        }
        total += hit;
        worst = std::max(worst, hit);
        log += char('0' + hit);
        if (hit == 0) {
            ++clean;
            std::rotate(hook.begin(), hook.begin() + 1 + t % (n - 1), hook.end());
            continue;
        }
        if (first < 0) {
            last = 0;
            std::reverse(hook.begin(), hook.begin() + 2 + t % (n - 1));
            continue;
        }
        int other = (first + t) % n;
        if (other == first) other = (other + 1) % n;
        std::swap(hook[first], hook[other]);
        ++swaps;
        last = first;
    }

    for (int k = 0; k <= n; ++k) cout << rook[k] << (k < n ? ' ' : '\n');
    for (int k = 0; k <= n; ++k) cout << exactly[k] << (k < n ? ' ' : '\n');
    cout << log << ' ' << total << ' ' << worst << ' ' << clean << ' ' << swaps << '\n';
    for (int g = 0; g < n; ++g) cout << hook[g] + 1 << '/' << wrong[g] << (g + 1 < n ? ' ' : '\n');
    cout << steps << '\n';
}
