#include <algorithm>
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

struct Longest {
    int length = 0;
    long long number = 0;

    void absorb(const Longest& other) {
        if (other.length > length) *this = other;
        else if (other.length == length) number += other.number;
    }
};

// Binary indexed tree over ranks 1..n that answers prefix queries.
class PrefixBest {
public:
    explicit PrefixBest(std::size_t n) : node_(n + 1) {}

    void put(std::size_t rank, const Longest& value) {
        for (; rank < node_.size(); rank += rank & -rank) node_[rank].absorb(value);
    }

    Longest upTo(std::size_t rank) const {
        Longest result;
        for (; rank > 0; rank -= rank & -rank) result.absorb(node_[rank]);
        return result;
    }

private:
    std::vector<Longest> node_;
};

Longest extended(Longest tail) {
    if (tail.length == 0) tail.number = 1;
    ++tail.length;
    return tail;
}

int main() {
    std::vector<int> values;
    for (int v; std::cin >> v; ) values.push_back(v);
    const std::size_t n = values.size();

    std::vector<int> sorted(values);
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    const std::size_t top = sorted.size();
    std::vector<std::size_t> rank;
    for (int v : values)
        rank.push_back(std::lower_bound(sorted.begin(), sorted.end(), v) - sorted.begin() + 1);

    PrefixBest below(top), above(top);
    std::vector<Longest> ending(n), starting(n);
    Longest whole;
    int records = 0;
    for (std::size_t i = 0; i < n; ++i) {
        const std::size_t mirror = n - 1 - i;
        ending[i] = extended(below.upTo(rank[i] - 1));
        below.put(rank[i], ending[i]);
        starting[mirror] = extended(above.upTo(top - rank[mirror]));
        above.put(top + 1 - rank[mirror], starting[mirror]);
        if (ending[i].length > whole.length) ++records;
        whole.absorb(ending[i]);
    }

    std::string marks;
    std::vector<int> needed;
    int possible = 0;
    for (std::size_t i = 0; i < n; ++i) {
        const bool onSome = ending[i].length + starting[i].length - 1 == whole.length;
        const bool onAll = onSome && ending[i].number * starting[i].number == whole.number;
        marks += onAll ? '#' : onSome ? '+' : '.';
        if (onSome) ++possible;
        if (onAll) needed.push_back(values[i]);
    }

    std::cout << "length " << whole.length << ", number " << whole.number << ", records " << records
              << '\n' << marks << '\n' << possible << " possible, needed:";
    for (int v : needed) std::cout << ' ' << v;
    std::cout << '\n';
}
