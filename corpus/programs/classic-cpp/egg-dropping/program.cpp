#include <algorithm>
#include <cassert>
#include <iostream>
#include <vector>

using std::cout;
using std::vector;

// reach[d][k]: how many floors d drops with k eggs can tell apart
vector<vector<int>> reachTable(int eggs, int floors)
{
    vector<vector<int>> reach(1, vector<int>(eggs + 1, 0));
    while (reach.back()[eggs] < floors)
    {
        const vector<int>& before = reach.back();
        vector<int> row(eggs + 1, 0);
        for (int k = 1; k <= eggs; ++k)
            row[k] = std::min(before[k - 1] + 1 + before[k], floors);
        reach.push_back(row);
    }
    return reach;
}

void print(const char* title, const vector<int>& numbers)
{
    cout << title;
    for (int number : numbers)
        cout << ' ' << number;
    cout << '\n';
}

int main()
{
    int eggs, floors;
    std::cin >> eggs >> floors;
    const auto reach = reachTable(eggs, floors);
    const int need = static_cast<int>(reach.size()) - 1;

    vector<int> byDrops(need + 1, 0), byBroken(eggs + 1, 0), visits(floors + 1, 0);
    vector<int> climb;
    int total = 0, hardest = 0, streak = 0, longestStreak = 0;
    for (int height = 0; height <= floors; ++height)
    {
        int safe = 0, breaking = floors + 1, left = eggs, drops = 0;
        climb.clear();
        while (breaking - safe > 1) {
            assert(drops < need);
            int floor = safe + reach[need - drops - 1][left - 1] + 1;
            floor = std::min(floor, breaking - 1);
            ++drops;
            ++visits[floor];
            if (floor > height) {
                breaking = floor;
                --left;
            } else {
                safe = floor;
                climb.push_back(floor);
            }
        }
        total += drops;
        ++byDrops[drops];
        ++byBroken[eggs - left];
        streak = drops == need ? streak + 1 : 0;
        if (streak > longestStreak) {
            longestStreak = streak;
            hardest = height - streak + 1;
        }
    }

    cout << need << " drops, " << total << " in all\n";
    print("drops", byDrops);
    print("broken", byBroken);
    print("unbroken", climb);
    const auto favourite = std::max_element(visits.begin(), visits.end());
    vector<int> rare;
    for (int floor = 1; floor <= floors; ++floor)
        if (visits[floor] == *std::min_element(visits.begin() + 1, visits.end()))
            rare.push_back(floor);
    cout << "floor " << favourite - visits.begin() << " used " << *favourite << " times\n";
    print("least used", rare);
    cout << "streak " << longestStreak << " from " << hardest << '\n';
}
