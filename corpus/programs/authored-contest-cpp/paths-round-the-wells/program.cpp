#include <iostream>
#include <vector>
#include <algorithm>
#include <string>

template <typename T>
std::istream& operator>>(std::istream& in, std::vector<T>& v) {
    for (auto& x : v) in >> x;
    return in;
}

struct Well {
    int row = 0, col = 0, depth = 0;
};

std::istream& operator>>(std::istream& in, Well& w) { return in >> w.row >> w.col >> w.depth; }

constexpr long long kMod = 1'000'003;

class Binomials {
    std::vector<long long> fact_, inv_;

    static long long power(long long b, long long e) {
        long long r = 1;
        for (b %= kMod; e > 0; e >>= 1, b = b * b % kMod)
            if (e & 1) r = r * b % kMod;
        return r;
    }

public:
    explicit Binomials(int n) : fact_(n + 1, 1), inv_(n + 1, 1) {
        for (int i = 1; i <= n; ++i) fact_[i] = fact_[i - 1] * i % kMod;
        inv_[n] = power(fact_[n], kMod - 2);
        for (int i = n; i > 0; --i) inv_[i - 1] = inv_[i] * i % kMod;
    }
    long long operator()(int n, int k) const {
        if (k < 0 || k > n) return 0;
        return fact_[n] * inv_[k] % kMod * inv_[n - k] % kMod;
    }
};

int main() {
    int height, width, count;
    std::cin >> height >> width >> count;
    std::vector<Well> wells(count);
    std::cin >> wells;
    const Binomials choose(height + width);
    const auto free = [&](const Well& a, const Well& b) {
        if (b.row < a.row || b.col < a.col) return 0LL;
        return choose(b.row - a.row + b.col - a.col, b.row - a.row);
    };

    wells.push_back({height - 1, width - 1, 0});
    std::sort(wells.begin(), wells.end(), [](const Well& a, const Well& b) {
        if (a.row + a.col != b.row + b.col) return a.row + a.col < b.row + b.col;
        return a.row < b.row;
    });
    const Well start;
    std::vector<long long> first;   // paths whose first well this is
    long long drowned = 0, weighted = 0, code = 0;
    int dry = 0, used = 0, deepest = -1;
    std::string row;
    for (const Well& w : wells) {
        long long ways = free(start, w);
        int before = 0;
        for (std::size_t j = 0; j < first.size(); ++j) {
            if (first[j] == 0) continue;
            const long long onward = free(wells[j], w);
            if (onward == 0) continue;
            ++before;
            ways = (ways - first[j] * onward % kMod + kMod) % kMod;
        }
        used += before;
        if (w.row == height - 1 && w.col == width - 1) {
            first.push_back(ways);
            break;
        }
        if (ways == 0) {
            ++dry;
            row += '-';
        } else {
            // what reaches the corner from here without regard to other wells
            const long long lost = ways * free(w, wells.back()) % kMod;
            drowned = (drowned + lost) % kMod;
            weighted = (weighted + ways * w.depth) % kMod;
            if (deepest < 0 || w.depth > wells[deepest].depth) deepest = static_cast<int>(first.size());
            row += before > 9 ? '*' : static_cast<char>('0' + before);
        }
        code = (code * 11 + ways) % kMod;
        first.push_back(ways);
    }

    std::cout << first.back() << ' ' << drowned << ' ' << weighted << '\n';
    std::cout << (row.empty() ? "none" : row) << ' ' << used << ' ' << dry << ' ' << code << '\n';
    if (deepest >= 0) std::cout << wells[deepest].row << ',' << wells[deepest].col << ' ' << first[deepest] << '\n';
    for (std::size_t j = 0; j < first.size() && j < 8; ++j) std::cout << (j ? " " : "") << first[j];
    std::cout << '\n';
}
