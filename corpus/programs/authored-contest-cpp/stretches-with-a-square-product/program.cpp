#include <iostream>
#include <map>
#include <set>
#include <vector>
#include <algorithm>
using namespace std;

namespace {

vector<int> smallestFactors(int limit) {
    vector<int> spf(limit + 1, 0);
    for (int p = 2; p <= limit; p++) {
        if (spf[p] != 0) continue;
        for (int q = p; q <= limit; q += p)
            if (spf[q] == 0) spf[q] = p;
    }
    return spf;
}

struct Best {
    int length = 0, from = 0;
};

}  // namespace

int main() {
    int n, maxValue;
    cin >> n >> maxValue;
    const vector<int> spf = smallestFactors(maxValue);

    set<int> odd;                      // primes of odd power so far
    map<vector<int>, pair<int, int>> seen;  // state -> (first position, count)
    seen[{}] = {0, 1};
    long long stretches = 0;
    int flips = 0, largestSet = 0, repeatedStates = 0;
    Best best;
    vector<int> endings;
    for (int position = 1; position <= n; position++) {
        int value;
        cin >> value;
        while (value > 1) {
            const int p = spf[value];
            int power = 0;
            while (value % p == 0) {
                value /= p;
                power++;
            }
            if (power % 2 == 0) continue;
            flips++;
            const auto place = odd.find(p);
            if (place == odd.end())
                odd.insert(p);
            else
                odd.erase(place);
        }
        largestSet = max(largestSet, static_cast<int>(odd.size()));
        const vector<int> state(odd.begin(), odd.end());
        const auto old = seen.find(state);
        if (old == seen.end()) {
            seen[state] = {position, 1};
            continue;
        }
        auto &[first, count] = old->second;
        stretches += count;
        count++;
        repeatedStates++;
        endings.push_back(position);
        if (position - first > best.length) {
            best.length = position - first;
            best.from = first + 1;
        }
    }

    cout << stretches << ' ' << repeatedStates << ' ' << flips << '\n';
    if (best.length == 0)
        cout << "none";
    else
        cout << best.from << ".." << best.from + best.length - 1;
    cout << ' ' << largestSet << '\n';
    for (int p : odd) cout << p << ' ';
    cout << "left\n";
    long long checksum = 0;
    for (int e : endings) checksum = (checksum * 31 + e) % 1000003;
    cout << checksum << '\n';
    return 0;
}
