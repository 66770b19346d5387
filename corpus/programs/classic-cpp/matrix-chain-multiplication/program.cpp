#include <iostream>
#include <limits>
#include <string>
#include <utility>
#include <vector>

using Row = std::vector<long long>;
using Table = std::vector<Row>;

class Plan {
public:
    Plan(std::vector<int> sizes, Table split) : sizes_(std::move(sizes)), split_(std::move(split)) {}

    void show(int first, int last) {
        if (first == last) return;
        const int cut = static_cast<int>(split_[first][last]);
        show(first, cut);
        show(cut + 1, last);
        std::cout << label(first, cut) << '*' << label(cut + 1, last) << ' ' << sizes_[first] << 'x'
                  << sizes_[cut + 1] << 'x' << sizes_[last + 1] << '\n';
    }

private:
    static std::string label(int first, int last) {
        std::string text;
        for (int i = first; i <= last; i += (last > first ? last - first : 1))
            text += static_cast<char>('A' + i);
        return text;
    }

    std::vector<int> sizes_;
    Table split_;
};

std::vector<int> readShapes() {
    std::vector<int> sizes;
    int rows, columns;
    char x;
    while (std::cin >> rows >> x >> columns) {
        if (sizes.empty()) sizes.push_back(rows);
        sizes.push_back(columns);
    }
    return sizes;
}

int main() {
    const std::vector<int> sizes = readShapes();
    const int n = static_cast<int>(sizes.size()) - 1;
    Table cheapest(n, Row(n, 0)), dearest(n, Row(n, 0)), orders(n, Row(n, 1)), split(n, Row(n, 0));

    long long ties = 0, lastBest = 0, lastWorst = 0;
    int middleCuts = 0;
    for (int i = n - 2; i >= 0; --i) {
        for (int j = i + 1; j < n; ++j) {
            long long best = std::numeric_limits<long long>::max(), worst = 0, count = 0;
            for (int k = i; k < j; ++k) {
                const long long here = static_cast<long long>(sizes[i]) * sizes[k + 1] * sizes[j + 1];
                const long long low = cheapest[i][k] + cheapest[k + 1][j] + here;
                const long long high = dearest[i][k] + dearest[k + 1][j] + here;
                if (high > worst) worst = high;
                if (low < best) {
                    best = low;
                    count = 0;
                    split[i][j] = k;
                } else if (low == best) {
                    ++ties;
                    split[i][j] = k;
                }
                if (low == best) count += orders[i][k] * orders[k + 1][j];
            }
            cheapest[i][j] = best;
            dearest[i][j] = worst;
            orders[i][j] = count;
            if (split[i][j] > i && split[i][j] < j - 1) ++middleCuts;
        }
        lastBest = cheapest[i][n - 1];
        lastWorst = dearest[i][n - 1];
    }

    std::cout << "cheapest " << lastBest << " in " << orders[0][n - 1] << " orders, dearest " << lastWorst
              << "\nties " << ties << ", middle cuts " << middleCuts << '\n';
    Plan(sizes, split).show(0, n - 1);
}
