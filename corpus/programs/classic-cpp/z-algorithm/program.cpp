#include <algorithm>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

// Length of the longest common prefix of s and its suffix from each position.
template <typename Text>
std::vector<int> prefixMatches(const Text& s, int& compared)
{
    const int n = static_cast<int>(std::size(s));
    std::vector<int> z(n, 0);
    int boxBegin = 0, boxEnd = 0;
    for (int i = 1; i < n; ++i) {
        int length = 0;
        if (i < boxEnd) length = std::min(boxEnd - i, z[i - boxBegin]);
        while (i + length < n) {
            ++compared;
            if (s[length] != s[i + length]) break;
            ++length;
        }
        z[i] = length;
        if (i + length > boxEnd) {
            boxBegin = i;
            boxEnd = i + length;
        }
    }
    return z;
}

int main()
{
    std::string pattern, text, line;
    std::cin >> pattern;
    while (std::cin >> line) text += line;
    const int m = static_cast<int>(pattern.size()), n = static_cast<int>(text.size());

    int comparedForward = 0, comparedBackward = 0;
    const auto ahead = prefixMatches(pattern + '$' + text, comparedForward);
    std::reverse(pattern.begin(), pattern.end());
    std::reverse(text.begin(), text.end());
    const auto back = prefixMatches(pattern + '$' + text, comparedBackward);
    std::reverse(text.begin(), text.end());

    std::vector<int> exact;
    std::string near;
    std::vector<int> wrongAt(m, 0);
    int covered = 0, coveredTo = 0;
    for (int i = 0; i + m <= n; ++i) {
        const int head = ahead[m + 1 + i];
        const int tail = back[m + 1 + n - m - i];
        if (head < m && head + tail < m - 1) continue;
        if (head == m) {
            exact.push_back(i);
        } else {
            near += ' ' + std::to_string(i) + text[i + head];
            ++wrongAt[head];
        }
        covered += i + m - std::max(i, coveredTo);
        coveredTo = i + m;
    }

    std::cout << "exact";
    for (int i : exact) std::cout << ' ' << i;
    std::cout << "\nnear" << near << "\nwrong at";
    for (int count : wrongAt) std::cout << ' ' << count;
    std::cout << "\ncovered " << covered << " of " << n << ", compared " << comparedForward << " and "
              << comparedBackward << '\n';
}
