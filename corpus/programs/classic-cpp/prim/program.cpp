#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <string>
#include <tuple>
#include <vector>

constexpr int kNone = 0;

struct Tree {
    std::vector<int> parent, length, depth;

    explicit Tree(int n) : parent(n, -1), length(n, kNone), depth(n, 0) {}

    // longest cable on the way between two huts, kNone if there is no way
    int widestGap(int a, int b) const
    {
        int widest = kNone;
        while (a != b) {
            int& deeper = depth[a] >= depth[b] ? a : b;
            if (parent[deeper] < 0) return kNone;
            widest = std::max(widest, length[deeper]);
            deeper = parent[deeper];
        }
        return widest;
    }
};

int main()
{
    int n;
    std::cin >> n;
    std::vector<std::vector<int>> cable(n, std::vector<int>(n, kNone));
    for (int row = 1; row < n; ++row) {
        for (int column = 0; column < row; ++column) {
            std::string field;
            std::cin >> field;
            if (field != "-") cable[row][column] = cable[column][row] = std::stoi(field);
        }
    }

    using Offer = std::tuple<int, int, int>;    // length, hut outside, hut in the tree
    std::priority_queue<Offer, std::vector<Offer>, std::greater<>> offers;
    std::vector<bool> inside(n, false);
    Tree tree(n);
    std::vector<int> order;
    int total = 0, outdated = 0, trees = 0, deepest = 0, nextStart = 0;
    while (static_cast<int>(order.size()) < n) {
        int hut = nextStart, from = -1, length = kNone;
        if (offers.empty()) {
            if (inside[hut]) {
                ++nextStart;
                continue;
            }
            ++trees;
        } else {
            std::tie(length, hut, from) = offers.top();
            offers.pop();
            if (inside[hut]) {
                ++outdated;
                continue;
            }
            tree.parent[hut] = from;
            tree.length[hut] = length;
            tree.depth[hut] = tree.depth[from] + 1;
            total += length;
            deepest = std::max(deepest, tree.depth[hut]);
        }
        inside[hut] = true;
        order.push_back(hut);
        for (int other = 0; other < n; ++other) {
            if (!inside[other] && cable[hut][other] != kNone)
                offers.emplace(cable[hut][other], other, hut);
        }
    }

    std::cout << "total " << total << ", trees " << trees << ", outdated " << outdated << ", deepest " << deepest << '\n';
    for (int hut : order) {
        if (tree.parent[hut] < 0)
            std::cout << (hut == order.front() ? "" : "; ") << hut;
        else
            std::cout << ' ' << tree.parent[hut] << '-' << hut;
    }
    std::cout << '\n';
    for (int a, b; std::cin >> a >> b;) {
        const int gap = tree.widestGap(a, b);
        std::cout << a << ' ' << b << ": " << (gap == kNone ? "apart" : std::to_string(gap)) << '\n';
    }
}
