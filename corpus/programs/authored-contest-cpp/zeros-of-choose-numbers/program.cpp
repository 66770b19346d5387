#include <bits/stdc++.h>
using namespace std;
#define int long long
#define rep(i, l, r) for (int i = (l); i <= (r); i++)

int primes[8], power[8], cnt;

void factor(int b) {
    cnt = 0;
    for (int p = 2; p * p <= b; p++) {
        if (b % p) continue;
        primes[cnt] = p;
        power[cnt] = 0;
        while (b % p == 0) b /= p, power[cnt]++;
        cnt++;
    }
    if (b > 1) {
        primes[cnt] = b;
        power[cnt++] = 1;
    }
}

// carries when adding k and n - k in base p
int carries(int n, int k, int p) {
    int a = k, b = n - k, c = 0, res = 0;
    while (a || b || c) {
        c = a % p + b % p + c >= p;
        res += c;
        a /= p;
        b /= p;
    }
    return res;
}

signed main() {
    int base, n, lo, hi;
    cin >> base >> n >> lo >> hi;
    factor(base);

    int most = -1, where = -1, sum = 0, streak = 0, longest = 0, binding = -1, changes = 0;
    vector<int> freq, limits(cnt, 0);
    string line;
    rep(k, lo, hi) {
        int zeros = LLONG_MAX, by = -1;
        rep(i, 0, cnt - 1) {
            int e = carries(n, k, primes[i]) / power[i];
            if (e < zeros) {
                zeros = e;
                by = i;
            }
            if (zeros == 0) break;
        }
        limits[by]++;
        if (by != binding) {
            if (binding >= 0) changes++;
            binding = by;
        }
        if (zeros > most) {
            most = zeros;
            where = k;
        }
        while ((int)freq.size() <= zeros) freq.push_back(0);
        freq[zeros]++;
        sum += zeros * (k - lo + 1);
        streak = zeros ? streak + 1 : 0;
        longest = max(longest, streak);
        line += zeros < 10 ? char('0' + zeros) : '+';
    }

    cout << line << "\n" << most << " " << where << " " << sum << " " << longest << " " << changes << "\n";
    rep(i, 0, cnt - 1) cout << primes[i] << "^" << power[i] << ":" << limits[i] << (i < cnt - 1 ? " " : "\n");
    rep(z, 0, (int)freq.size() - 1) cout << freq[z] << (z + 1 < (int)freq.size() ? " " : "\n");
}
