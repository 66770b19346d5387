#include <algorithm>
#include <deque>
#include <iostream>
#include <map>
#include <string>
#include <vector>

// A rule "x - y <= c" is an arc from y to x of length c: x may be at most c
// above y.  Shortest distances satisfy all rules; a negative cycle denies them.

struct Rule {
    int to, from, bound;
};

class Names {
public:
    int number(const std::string& name)
    {
        auto [place, isNew] = numbers_.try_emplace(name, static_cast<int>(names_.size()));
        if (isNew) names_.push_back(name);
        return place->second;
    }
    const std::string& operator[](int number) const { return names_[number]; }
    int size() const { return static_cast<int>(names_.size()); }

private:
    std::map<std::string, int> numbers_;
    std::vector<std::string> names_;
};

bool leadsBackTo(int goal, int from, const std::vector<int>& parent, const std::vector<Rule>& rules)
{
    while (from != goal) {
        if (parent[from] < 0) return false;
        from = rules[parent[from]].from;
    }
    return true;
}

int main()
{
    Names names;
    std::vector<Rule> rules;
    std::string x, y, sign;
    int bound;
    while (std::cin >> x >> sign >> y >> sign >> bound) {
        const int to = names.number(x);
        rules.push_back({to, names.number(y), bound});
    }
    const int n = names.size();
    std::vector<std::vector<int>> leaving(n);
    for (int r = 0; r < static_cast<int>(rules.size()); ++r)
        leaving[rules[r].from].push_back(r);

    std::vector<int> value(n, 0), parent(n, -1);    // parent: the rule that set the value
    std::vector<bool> queued(n, true);
    std::deque<int> queue;
    for (int v = 0; v < n; ++v) queue.push_back(v);
    int lowered = 0, taken = 0, broken = -1;
    while (!queue.empty() && broken < 0) {
        const int from = queue.front();
        queue.pop_front();
        queued[from] = false;
        ++taken;
        for (int r : leaving[from]) {
            const int to = rules[r].to, limit = value[from] + rules[r].bound;
            if (limit >= value[to]) continue;
            if (leadsBackTo(to, from, parent, rules)) {
                broken = r;
                break;
            }
            value[to] = limit;
            parent[to] = r;
            ++lowered;
            if (!queued[to]) {
                queued[to] = true;
                queue.push_back(to);
            }
        }
    }

    std::cout << "taken " << taken << ", lowered " << lowered << '\n';
    if (broken >= 0) {
        std::vector<int> circle{broken};
        int sum = rules[broken].bound;
        for (int v = rules[broken].from; v != rules[broken].to; v = rules[parent[v]].from) {
            circle.push_back(parent[v]);
            sum += rules[parent[v]].bound;
        }
        std::cout << "contradiction " << sum << " by";
        for (int r : circle) std::cout << ' ' << r + 1;
        std::cout << '\n';
        return 0;
    }
    const int lowest = *std::min_element(value.begin(), value.end());
    for (int v = 0; v < n; ++v)
        std::cout << names[v] << '=' << value[v] - lowest << (v + 1 < n ? ' ' : '\n');
    std::cout << "tight";
    for (std::size_t r = 0; r < rules.size(); ++r)
        if (value[rules[r].to] - value[rules[r].from] == rules[r].bound) std::cout << ' ' << r + 1;
    std::cout << '\n';
}
