#include <algorithm>
#include <climits>
#include <iostream>
#include <iterator>
#include <utility>
#include <vector>

using Choice = std::pair<int, unsigned>;    // sum, set of items
using Choices = std::vector<Choice>;

// All subsets of some items, ordered by sum and then by set.
template <typename Iterator>
Choices allChoices(Iterator first, Iterator last)
{
    Choices choices{{0, 0}};
    for (unsigned bit = 1; first != last; ++first, bit <<= 1) {
        Choices with, merged;
        for (const auto& [sum, set] : choices)
            with.emplace_back(sum + *first, set | bit);
        std::merge(choices.begin(), choices.end(), with.begin(), with.end(), std::back_inserter(merged));
        choices = std::move(merged);
    }
    return choices;
}

void show(const char* title, int sum, unsigned set)
{
    std::cout << title << ' ' << sum << ':';
    for (int item = 1; set != 0; ++item, set >>= 1)
        if (set & 1) std::cout << ' ' << item;
    std::cout << '\n';
}

int main()
{
    int target;
    std::cin >> target;
    const std::vector<int> values{std::istream_iterator<int>(std::cin), std::istream_iterator<int>()};
    const auto half = values.size() / 2;
    const Choices left = allChoices(values.begin(), values.begin() + half);
    const Choices right = allChoices(values.begin() + half, values.end());

    std::size_t high = right.size();    // right[high] and all behind it lead above the target
    long long within = 0, exact = 0;
    int under = INT_MIN, over = INT_MAX;
    unsigned underSet = 0, overSet = 0;
    for (const Choice& part : left) {
        while (high > 0 && part.first + right[high - 1].first > target)
            --high;
        within += static_cast<long long>(high);
        for (std::size_t k = high; k > 0 && part.first + right[k - 1].first == target; --k)
            ++exact;
        if (high > 0 && part.first + right[high - 1].first > under) {
            under = part.first + right[high - 1].first;
            underSet = part.second | right[high - 1].second << half;
        }
        if (high < right.size() && part.first + right[high].first < over) {
            over = part.first + right[high].first;
            overSet = part.second | right[high].second << half;
        }
    }

    std::cout << within << " of " << left.size() * right.size() << " within, " << exact << " exact\n";
    if (under > INT_MIN) show("under", under, underSet);
    if (over < INT_MAX) show("over", over, overSet);
}
