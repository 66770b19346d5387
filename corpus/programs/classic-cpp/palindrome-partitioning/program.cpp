#include <cctype>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

// Splits the letters of a text into palindromes, working from its end.

constexpr int kModulus = 1000007;

struct Suffix {
    int pieces;         // fewest palindromes that make up the suffix
    long long best;     // in how many ways
    int all;            // ways with any number of pieces, modulo kModulus
    int cut;            // end of the first piece
};

std::string lettersOf(std::istream& in)
{
    std::string letters;
    for (auto c = std::istreambuf_iterator<char>(in); c != std::istreambuf_iterator<char>(); ++c) {
        const unsigned char byte = static_cast<unsigned char>(*c);
        if (std::isalpha(byte))
            letters += static_cast<char>(std::tolower(byte));
    }
    return letters;
}

int main()
{
    const std::string text = lettersOf(std::cin);
    const int n = static_cast<int>(text.size());
    std::vector<Suffix> suffix(n + 1, Suffix{n + 1, 0, 0, 0});
    suffix[n] = {0, 1, 1, n};

    int palindromes = 0, longest = 0, longestAt = 0, raised = 0;
    for (int centre = 2 * n - 2; centre >= 0; --centre)
    {
        int left = centre / 2;
        int right = centre - left;
        while (left >= 0 && right < n && text[left] == text[right]) {
            Suffix& now = suffix[left];
            const Suffix& rest = suffix[right + 1];
            ++palindromes;
            now.all = (now.all + rest.all) % kModulus;
            if (rest.pieces + 1 < now.pieces) {
                now.pieces = rest.pieces + 1;
                now.best = rest.best;
                now.cut = right + 1;
                ++raised;
            } else if (rest.pieces + 1 == now.pieces) {
                now.best += rest.best;
                now.cut = right + 1;
            }
            if (right - left + 1 >= longest) {
                longest = right - left + 1;
                longestAt = left;
            }
            --left;
            ++right;
        }
    }

    std::cout << suffix[0].pieces << " pieces in " << suffix[0].best << " ways:";
    for (int i = 0; i < n; i = suffix[i].cut)
        std::cout << ' ' << text.substr(i, suffix[i].cut - i);
    std::cout << '\n' << palindromes << " palindromes, " << raised << " times fewer, all ways "
              << suffix[0].all << " (mod " << kModulus << ")\n"
              << "longest " << text.substr(longestAt, longest) << " at " << longestAt << '\n';
}
