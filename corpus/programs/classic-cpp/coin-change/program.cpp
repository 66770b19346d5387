#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

/* Does always taking the largest coin pay with the fewest coins?  A smallest
   amount for which it does not lies below the sum of the two largest coins. */

std::vector<int> payGreedily(int amount, const std::vector<int>& coins)
{
    std::vector<int> hand;
    for (auto coin = coins.rbegin(); coin != coins.rend(); ++coin)
        for (; amount >= *coin; amount -= *coin)
            hand.push_back(*coin);
    return hand;
}

std::string sum(const std::vector<int>& hand)
{
    std::string text;
    for (int coin : hand)
        text += (text.empty() ? "" : "+") + std::to_string(coin);
    return text;
}

int main()
{
    std::vector<int> coins;
    for (int coin; std::cin >> coin;)
        coins.push_back(coin);
    std::sort(coins.begin(), coins.end());

    const int bound = coins.end()[-1] + coins.end()[-2];
    std::vector<int> fewest{0}, last{0}, greedy{0};
    std::vector<int> failing;
    int worst = 0, worstAmount = 0;
    long long saved = 0;
    for (int amount = 1; amount < bound; ++amount) {
        int best = amount, choice = coins.front(), largest = coins.front();
        for (int coin : coins) {
            if (coin > amount)
                break;
            largest = coin;
            if (fewest[amount - coin] + 1 < best) {
                best = fewest[amount - coin] + 1;
                choice = coin;
            }
        }
        fewest.push_back(best);
        last.push_back(choice);
        greedy.push_back(greedy[amount - largest] + 1);
        const int excess = greedy.back() - best;
        if (excess > 0)
            failing.push_back(amount);
        saved += excess;
        if (excess > worst) {
            worst = excess;
            worstAmount = amount;
        }
    }

    const auto peak = std::max_element(fewest.begin(), fewest.end());
    std::cout << "below " << bound << ": " << failing.size() << " amounts fail, " << saved
              << " coins too many\n";
    std::cout << "most coins " << *peak << " for " << peak - fewest.begin() << '\n';
    std::vector<int> shown;
    if (!failing.empty()) {
        shown.push_back(failing.front());
        if (worstAmount != failing.front()) shown.push_back(worstAmount);
    }
    for (int amount : shown) {
        std::vector<int> hand;
        for (int left = amount; left > 0; left -= last[left])
            hand.push_back(last[left]);
        std::cout << amount << ": " << sum(payGreedily(amount, coins)) << " or " << sum(hand) << '\n';
    }
    std::cout << "failing:";
    for (std::size_t i = failing.size() - std::min<std::size_t>(failing.size(), 8); i < failing.size(); ++i)
        std::cout << ' ' << failing[i];
    std::cout << '\n';
}
