#include <iostream>
#include <map>
#include <memory>
#include <queue>
#include <string>
#include <utility>
#include <vector>

struct Node {
    int word;
    std::unique_ptr<Node> smaller, larger;
};

using Matrix = std::vector<std::vector<int>>;

std::unique_ptr<Node> grow(const Matrix& root, int first, int last)
{
    if (first > last)
        return nullptr;
    auto node = std::make_unique<Node>();
    node->word = root[first][last];
    node->smaller = grow(root, first, node->word - 1);
    node->larger = grow(root, node->word + 1, last);
    return node;
}

int balancedCost(const std::vector<int>& uses, int first, int last, int depth)
{
    if (first > last)
        return 0;
    const int middle = (first + last) / 2;
    return depth * uses[middle] + balancedCost(uses, first, middle - 1, depth + 1)
         + balancedCost(uses, middle + 1, last, depth + 1);
}

int main()
{
    std::map<std::string, int> tally;
    for (std::string word; std::cin >> word; )
        ++tally[word];

    std::vector<std::string> words;
    std::vector<int> uses;
    for (const auto& [word, times] : tally) {
        words.push_back(word);
        uses.push_back(times);
    }
    const int n = static_cast<int>(words.size());

    // cost[i][j] belongs to the words i .. j - 1
    Matrix cost(n + 1, std::vector<int>(n + 1, 0));
    Matrix root(n, std::vector<int>(n, 0));
    int tried = 0, shared = 0, edge = 0;
    for (int first = n - 1; first >= 0; --first) {
        int weight = 0;
        for (int last = first; last < n; ++last) {
            weight += uses[last];
            int best = -1, holders = 0;
            for (int top = first; top <= last; ++top) {
                const int below = cost[first][top] + cost[top + 1][last + 1];
                ++tried;
                if (best < 0 || below < best) {
                    best = below;
                    root[first][last] = top;
                    holders = 1;
                } else if (below == best) {
                    ++holders;
                }
            }
            cost[first][last + 1] = best + weight;
            if (holders > 1)
                ++shared;
            if (last > first && (root[first][last] == first || root[first][last] == last))
                ++edge;
        }
    }

    std::cout << "comparisons " << cost[0][n] << ", balanced " << balancedCost(uses, 0, n - 1, 1)
              << ", tried " << tried << ", shared " << shared << ", at the edge " << edge << '\n';
    const auto tree = grow(root, 0, n - 1);
    std::queue<const Node*> level;
    level.push(tree.get());
    for (int depth = 1; !level.empty(); ++depth) {
        std::cout << depth << ':';
        for (auto left = level.size(); left > 0; --left) {
            const Node* node = level.front();
            level.pop();
            std::cout << ' ' << words[node->word];
            if (node->smaller) level.push(node->smaller.get());
            if (node->larger) level.push(node->larger.get());
        }
        std::cout << '\n';
    }
}
