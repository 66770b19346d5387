#include <iostream>
#include <algorithm>
#include <numeric>
#include <vector>
using namespace std;

struct Parcel {
    int weight;
    int label;
};

struct Swap {
    int a, b;
};

int main() {
    int n;
    cin >> n;
    vector<Parcel> shelf(n);
    for (int i = 0; i < n; ++i) {
        cin >> shelf[i].weight;
        shelf[i].label = i + 1;
    }

    vector<int> order(n);
    iota(order.begin(), order.end(), 0);
    stable_sort(order.begin(), order.end(), [&](int x, int y) { return shelf[x].weight < shelf[y].weight; });
    // goal[i]: where the parcel now at i has to go
    vector<int> goal(n);
    for (int r = 0; r < n; ++r) goal[order[r]] = r;
    const int lightest = order[0];
    int helper = lightest;          // where the lightest parcel stands now
    long long paid = 0, alone = 0, lent = 0;
    int cycles = 0, withHelp = 0, fixedPoints = 0, longest = 0;
    vector<Swap> swaps;

    auto change = [&](int i, int j) {
        paid += shelf[i].weight + shelf[j].weight;
        if (shelf[i].label == lightest + 1) helper = j;
        else if (shelf[j].label == lightest + 1) helper = i;
        swap(shelf[i], shelf[j]);
        swap(goal[i], goal[j]);
        swaps.push_back({i + 1, j + 1});
    };

    for (int start = 0; start < n; ++start) {
        if (goal[start] == start) {
            ++fixedPoints;
            continue;
        }
        ++cycles;
        int size = 0, low = start;
        long long sum = 0;
        for (int at = start; size == 0 || at != start; at = goal[at]) {
            ++size;
            sum += shelf[at].weight;
            if (shelf[at].weight < shelf[low].weight) low = at;
        }
        longest = max(longest, size);
        const long long inside = sum + (size - 2LL) * shelf[low].weight;
        const long long borrowed = sum + shelf[low].weight + (size + 1LL) * shelf[helper].weight;
        alone += inside;
        const bool borrow = borrowed < inside;
        const int home = helper;
        if (borrow) {
            ++withHelp;
            lent += inside - borrowed;
            change(home, low);
        }
        // the small one stands where another belongs: fetch it, again and again
        int hole = low;
        for (int k = 1; k < size; ++k) {
            int from = 0;
            while (goal[from] != hole) ++from;
            change(hole, from);
            hole = from;
        }
        if (borrow) change(hole, home);
    }

    cout << paid << ' ' << alone << ' ' << lent << '\n';
    cout << cycles << ' ' << withHelp << ' ' << fixedPoints << ' ' << longest << '\n';
    for (size_t i = 0; i < swaps.size() && i < 12; ++i) cout << swaps[i].a << '-' << swaps[i].b << ' ';
    cout << swaps.size() << " swaps\n";
    for (int i = 0; i < n; ++i) cout << shelf[i].label << (i + 1 < n ? ' ' : '\n');
    return 0;
}
