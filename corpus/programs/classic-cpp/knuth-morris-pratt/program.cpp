#include <iostream>
#include <string>
#include <string_view>
#include <vector>

// The failure links with the refinement that a link never leads to the
// letter which has just failed to match.
std::vector<int> failureLinks(std::string_view pattern) {
    const int m = static_cast<int>(pattern.size());
    std::vector<int> link(m + 1);
    link[0] = -1;
    int t = -1;
    for (int j = 0; j < m; ) {
        while (t >= 0 && pattern[j] != pattern[t]) t = link[t];
        ++t;
        ++j;
        link[j] = (j < m && pattern[j] == pattern[t]) ? link[t] : t;
    }
    return link;
}

int main() {
    std::string pattern;
    std::getline(std::cin, pattern);
    const std::vector<int> link = failureLinks(pattern);
    const int m = static_cast<int>(pattern.size());

    struct Place { int row, column; };
    std::vector<Place> ends;
    int matched = 0;            // letters of the pattern matched so far
    int comparisons = 0, follows = 0, deepest = 0, row = 0;
    std::string line;
    while (std::getline(std::cin, line)) {
        ++row;
        int column = 0;
        for (char letter : line) {
            ++column;
            while (matched >= 0) {
                ++comparisons;
                if (pattern[matched] == letter) break;
                matched = link[matched];
                ++follows;
            }
            ++matched;
            if (matched < m) {
                if (matched > deepest) deepest = matched;
            } else {
                ends.push_back({row, column});
                matched = link[m];
            }
        }
    }

    std::cout << "links";
    for (int value : link) std::cout << ' ' << value;
    std::cout << "\nends";
    for (const Place& p : ends) std::cout << ' ' << p.row << ':' << p.column;
    if (ends.empty()) std::cout << " none";
    std::cout << "\ncomparisons " << comparisons << ", links followed " << follows
              << ", longest start left unfinished " << deepest << ", open " << matched << '\n';
}
