#include <iostream>
#include <string>
#include <vector>

// Rabin-Karp search for a small picture in a large one.

using Picture = std::vector<std::string>;

struct Base {
    int down, across, modulus;
};

int mod(long long value, int modulus)
{
    const int rest = static_cast<int>(value % modulus);
    return rest < 0 ? rest + modulus : rest;
}

int power(int base, int exponent, int modulus)
{
    int result = 1 % modulus;
    while (exponent-- > 0)
        result = mod(1LL * result * base, modulus);
    return result;
}

Picture readPicture(std::istream& in)
{
    Picture picture;
    std::string row;
    while (std::getline(in, row) && !row.empty())
        picture.push_back(row);
    return picture;
}

int columnPrint(const Picture& picture, int column, int rows, const Base& base)
{
    int print = 0;
    for (int r = 0; r < rows; ++r)
        print = mod(1LL * print * base.down + picture[r][column], base.modulus);
    return print;
}

bool sameAt(const Picture& picture, const Picture& small, int top, int left)
{
    for (std::size_t r = 0; r < small.size(); ++r)
        if (picture[top + r].compare(left, small[r].size(), small[r]) != 0)
            return false;
    return true;
}

int main()
{
    Base base;
    std::cin >> base.down >> base.across >> base.modulus >> std::ws;
    const Picture small = readPicture(std::cin);
    const Picture large = readPicture(std::cin);
    const int h = static_cast<int>(small.size()), w = static_cast<int>(small[0].size());
    const int rows = static_cast<int>(large.size()), columns = static_cast<int>(large[0].size());
    const int downTop = power(base.down, h - 1, base.modulus);
    const int acrossTop = power(base.across, w - 1, base.modulus);

    int wanted = 0;
    for (int c = 0; c < w; ++c)
        wanted = mod(1LL * wanted * base.across + columnPrint(small, c, h, base), base.modulus);
    std::vector<int> column(columns);
    for (int c = 0; c < columns; ++c)
        column[c] = columnPrint(large, c, h, base);

    std::vector<std::string> hits;
    int alarms = 0, mixed = 0, window = 0;
    std::string rowsWithAlarm;
    for (int top = 0; top + h <= rows; ++top)
    {
        if (top > 0) {
            for (int c = 0; c < columns; ++c) {
                const long long kept = column[c] - 1LL * large[top - 1][c] * downTop;
                column[c] = mod(kept * base.down + large[top + h - 1][c], base.modulus);
            }
        }
        bool alarmed = false;
        window = 0;
        for (int c = 0; c < columns; ++c) {
            if (c >= w)
                window = mod(window - 1LL * column[c - w] * acrossTop, base.modulus);
            window = mod(1LL * window * base.across + column[c], base.modulus);
            const int left = c - w + 1;
            if (left < 0 || window != wanted)
                continue;
            if (sameAt(large, small, top, left)) {
                hits.push_back(std::to_string(top) + "," + std::to_string(left));
            } else {
                ++alarms;
                alarmed = true;
            }
        }
        rowsWithAlarm += alarmed ? '!' : '.';
        mixed = mod(2LL * mixed + window, base.modulus);
    }

    std::cout << "wanted " << wanted << ", hits " << hits.size() << '\n';
    for (const std::string& hit : hits)
        std::cout << hit << ' ';
    std::cout << "end\nfalse alarms " << alarms << ' ' << rowsWithAlarm << "\nmixed " << mixed << '\n';
}
