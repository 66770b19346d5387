#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <queue>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

struct Module {
    std::vector<std::string> needs;
    std::vector<std::string> neededBy;
    int missing = 0;
    int round = 1;
};

using Modules = std::map<std::string, Module>;

Modules readModules(std::istream& in)
{
    Modules modules;
    for (std::string line; std::getline(in, line); ) {
        std::istringstream words(line);
        std::string target, need;
        words >> target;
        target.pop_back();
        while (words >> need) {
            modules[need].neededBy.push_back(target);
            modules[target].needs.push_back(need);
            ++modules[target].missing;
        }
    }
    return modules;
}

// Goes from a stuck module to one of its stuck needs until a module comes again.
std::vector<std::string> findCircle(const Modules& modules, std::string name)
{
    std::vector<std::string> trail;
    auto again = trail.end();
    while (again == trail.end()) {
        trail.push_back(name);
        for (const std::string& need : modules.at(name).needs) {
            if (modules.at(need).missing > 0) {
                name = need;
                break;
            }
        }
        again = std::find(trail.begin(), trail.end(), name);
    }
    return {again, trail.end()};
}

int main()
{
    Modules modules = readModules(std::cin);

    using Turn = std::pair<int, std::string>;
    std::priority_queue<Turn, std::vector<Turn>, std::greater<Turn>> ready;
    for (const auto& [name, module] : modules)
        if (module.missing == 0) ready.emplace(1, name);

    std::string plan, last;
    int built = 0, round = 0, inRound = 0, widest = 0, idle = 0;
    while (!ready.empty()) {
        const Turn turn = ready.top();
        ready.pop();
        if (turn.first != round) {
            plan += (round == 0 ? "" : "\n") + std::to_string(turn.first) + ":";
            round = turn.first;
            inRound = 0;
        }
        last = turn.second;
        plan += " " + last;
        ++built;
        ++inRound;
        widest = std::max(widest, inRound);
        if (modules[last].neededBy.empty()) ++idle;
        for (const std::string& user : modules[last].neededBy) {
            Module& module = modules[user];
            module.round = std::max(module.round, round + 1);
            if (--module.missing == 0) ready.emplace(module.round, user);
        }
    }

    std::cout << plan << "\nbuilt " << built << " of " << modules.size() << ", widest " << widest
              << ", unused " << idle << '\n';
    if (built > 0) {
        std::string chain = last;
        for (int r = round - 1; r > 0; --r) {
            const auto& needs = modules[last].needs;
            last = *std::find_if(needs.begin(), needs.end(),
                                 [&](const std::string& need) { return modules[need].round == r; });
            chain = last + " < " + chain;
        }
        std::cout << chain << '\n';
    }
    for (const auto& [name, module] : modules) {
        if (module.missing > 0) {
            std::cout << "circle";
            for (const std::string& member : findCircle(modules, name)) std::cout << ' ' << member;
            std::cout << '\n';
            break;
        }
    }
}
