#include <algorithm>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

using Words = std::vector<std::string>;

// One matching pair of positions; `before` is the index of the pair that
// precedes it in a common subsequence, -1 for the first.
struct Candidate {
    int left;
    int right;
    int before;
};

Words readParagraph(std::istream& in)
{
    Words words;
    std::string line, word;
    while (std::getline(in, line) && line != "--") {
        std::istringstream parts(line);
        while (parts >> word) words.push_back(word);
    }
    return words;
}

int main()
{
    const Words oldText = readParagraph(std::cin);
    const Words newText = readParagraph(std::cin);

    std::map<std::string, std::vector<int>> places;
    for (int j = static_cast<int>(newText.size()); j-- > 0; )
        places[newText[j]].push_back(j);

    std::vector<Candidate> made;
    std::vector<int> threshold;     // smallest last place in newText, by length
    std::vector<int> top;           // candidate that set the threshold
    int examined = 0;
    int replaced = 0;
    for (int i = 0; i < static_cast<int>(oldText.size()); ++i)
    {
        auto found = places.find(oldText[i]);
        if (found == places.end())
            continue;
        for (int j : found->second)
        {
            ++examined;
            auto spot = std::lower_bound(threshold.begin(), threshold.end(), j);
            const int k = static_cast<int>(spot - threshold.begin());
            if (spot != threshold.end() && *spot == j)
                continue;
            made.push_back({i, j, k == 0 ? -1 : top[k - 1]});
            const int latest = static_cast<int>(made.size()) - 1;
            if (spot == threshold.end()) {
                threshold.push_back(j);
                top.push_back(latest);
            } else {
                *spot = j;
                top[k] = latest;
                ++replaced;
            }
        }
    }

    std::vector<Candidate> common;
    for (int c = top.empty() ? -1 : top.back(); c >= 0; c = made[c].before)
        common.push_back(made[c]);
    std::reverse(common.begin(), common.end());
    common.push_back({static_cast<int>(oldText.size()), static_cast<int>(newText.size()), 0});

    int i = 0, j = 0;
    for (const Candidate& pair : common) {
        while (i < pair.left) std::cout << '-' << oldText[i++] << ' ';
        while (j < pair.right) std::cout << '+' << newText[j++] << ' ';
        if (i < static_cast<int>(oldText.size())) std::cout << '=' << oldText[i] << ' ';
        ++i;
        ++j;
    }
    std::cout << "\nlength " << threshold.size() << ", pairs examined " << examined
              << ", candidates " << made.size() << ", replaced " << replaced << "\nthresholds";
    for (int t : threshold) std::cout << ' ' << t;
    std::cout << '\n';
}
