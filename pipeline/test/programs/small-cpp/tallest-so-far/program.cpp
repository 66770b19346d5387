#include <bits/stdc++.h>
using namespace std;
#define rep(i, n) for (int i = 0; i < (n); ++i)
#define all(v) (v).begin(), (v).end()

int main() {
    int n;
    cin >> n;
    vector<int> heights(n);
    for (int &height : heights) cin >> height;
    long long seen = 0;
    vector<int> peaks;
    rep(i, n) {
        if (peaks.empty() || heights[i] > peaks.back()) peaks.push_back(heights[i]);
        seen += 1LL * peaks.back() * (i % 3 + 1);
    }
    sort(all(heights));
    cout << seen << ' ' << peaks.size() << ' ' << heights[n / 2] << '\n';
}
