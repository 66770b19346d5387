#include <algorithm>
#include <cstdint>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

struct Item {
    std::string name;
    int weight = 0;
    int value = 0;
};

// A packing that no other one beats: whatever is worth more weighs more.
struct Packing {
    int weight = 0;
    int value = 0;
    std::uint32_t items = 0;
};

bool keepIfBetter(std::vector<Packing>& front, const Packing& next)
{
    if (!front.empty() && next.value <= front.back().value)
        return false;
    front.push_back(next);
    return true;
}

int main()
{
    std::vector<int> limits;
    {
        std::string line;
        std::getline(std::cin, line);
        std::istringstream fields(line);
        for (int limit; fields >> limit; ) limits.push_back(limit);
    }
    const int capacity = *std::max_element(limits.begin(), limits.end());

    std::vector<Item> items;
    std::vector<int> sizes;
    std::vector<Packing> front(1);
    int beaten = 0;
    Item item;
    while (std::cin >> item.name >> item.weight >> item.value) {
        const std::uint32_t bit = std::uint32_t{1} << items.size();
        items.push_back(item);
        std::vector<Packing> merged;
        auto old = front.cbegin();
        auto grown = front.cbegin();
        while (old != front.cend() || grown != front.cend()) {
            Packing more;
            if (grown != front.cend()) {
                more = {grown->weight + item.weight, grown->value + item.value, grown->items | bit};
                if (more.weight > capacity) {
                    grown = front.cend();
                    continue;
                }
            }
            const bool takeOld = grown == front.cend()
                || (old != front.cend()
                    && (old->weight < more.weight
                        || (old->weight == more.weight && old->value >= more.value)));
            if (!keepIfBetter(merged, takeOld ? *old : more))
                ++beaten;
            ++(takeOld ? old : grown);
        }
        front.swap(merged);
        sizes.push_back(static_cast<int>(front.size()));
    }

    for (int limit : limits) {
        auto above = std::find_if(front.begin(), front.end(),
                                  [limit](const Packing& p) { return p.weight > limit; });
        const Packing& best = *std::prev(above);
        std::cout << limit << ": " << best.value << " weighs " << best.weight;
        for (std::size_t i = 0; i < items.size(); ++i)
            if (best.items >> i & 1) std::cout << ' ' << items[i].name;
        std::cout << '\n';
    }
    std::cout << "front";
    for (int s : sizes) std::cout << ' ' << s;
    std::cout << "\nbeaten " << beaten << '\n';
}
