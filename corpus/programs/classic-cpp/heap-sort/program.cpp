#include <cstddef>
#include <iostream>
#include <utility>
#include <vector>

struct Card {
    int value = 0;
    char suit = '?';

    friend std::istream& operator>>(std::istream& in, Card& card) { return in >> card.value >> card.suit; }
    friend std::ostream& operator<<(std::ostream& out, const Card& card) { return out << card.value << card.suit; }
};

// Heap order with a counter: smaller values come first, then suits by alphabet.
class Before {
public:
    bool operator()(const Card& a, const Card& b)
    {
        ++asked_;
        if (a.value != b.value) return a.value < b.value;
        return a.suit < b.suit;
    }
    int asked() const { return asked_; }

private:
    int asked_ = 0;
};

// Follows the first child of each family down to a leaf, then climbs back to
// where the card belongs and lets the cards on the way move up.  Returns how
// far it climbed.
int settle(std::vector<Card>& heap, std::size_t hole, std::size_t end, std::size_t arity, Before& before)
{
    const Card card = heap[hole];
    std::vector<std::size_t> way{hole};
    for (std::size_t child = hole * arity + 1; child < end; child = way.back() * arity + 1) {
        std::size_t first = child;
        for (std::size_t other = child + 1; other < end && other < child + arity; ++other)
            if (before(heap[other], heap[first])) first = other;
        way.push_back(first);
    }
    std::size_t target = way.size() - 1;
    while (target > 0 && before(card, heap[way[target]])) --target;
    for (std::size_t i = 0; i < target; ++i) heap[way[i]] = heap[way[i + 1]];
    heap[way[target]] = card;
    return static_cast<int>(way.size() - 1 - target);
}

int main()
{
    std::size_t arity;
    std::cin >> arity;
    std::vector<Card> heap;
    for (Card card; std::cin >> card; ) heap.push_back(card);
    const std::size_t n = heap.size();

    Before before;
    for (std::size_t hole = (n + arity - 2) / arity; hole-- > 0; )
        settle(heap, hole, n, arity, before);
    const int building = before.asked();
    std::size_t levelEnd = 1, levelSize = 1;
    for (std::size_t i = 0; i < n; ++i) {
        std::cout << heap[i] << (i + 1 == n || i + 1 == levelEnd ? '\n' : ' ');
        if (i + 1 == levelEnd) levelEnd += levelSize *= arity;
    }

    std::vector<int> climbs(1, 0);
    std::size_t end = n;
    int pairs = 0;
    while (end > 1) {
        --end;
        std::swap(heap[0], heap[end]);
        const std::size_t climbed = settle(heap, 0, end, arity, before);
        if (climbed >= climbs.size()) climbs.resize(climbed + 1, 0);
        ++climbs[climbed];
        if (heap[end].value == heap[0].value) ++pairs;
    }

    std::cout << "sorted";
    for (const Card& card : heap) std::cout << ' ' << card;
    std::cout << "\ncomparisons " << building << " and " << before.asked() - building << "\nclimbs";
    for (int count : climbs) std::cout << ' ' << count;
    std::cout << "\npairs " << pairs << '\n';
}
