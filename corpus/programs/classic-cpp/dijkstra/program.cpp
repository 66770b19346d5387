#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

/* Shortest walks over hills.  Lengths are small whole numbers, so the queue is
   a ring of buckets, one for each distance that may be open at a time. */

struct Hills {
    int width = 0;
    int height = 0;
    std::string level;      // all rows one after another

    int cells() const { return width * height; }
};

constexpr std::array<int, 4> stepX{0, 1, 0, -1};
constexpr std::array<int, 4> stepY{-1, 0, 1, 0};
constexpr std::string_view compass = "NESW";

Hills readHills(std::istream& in)
{
    Hills hills;
    for (std::string row; in >> row; ++hills.height) {
        hills.width = static_cast<int>(row.size());
        hills.level += row;
    }
    return hills;
}

int main()
{
    int climb;
    std::cin >> climb;
    const Hills hills = readHills(std::cin);

    const int ringSize = 9 * climb + 2;
    std::vector<std::vector<int>> ring(ringSize);
    std::vector<int> best(hills.cells(), -1);
    std::vector<char> came(hills.cells(), '.');
    std::vector<bool> done(hills.cells(), false);
    int open = 1, now = 0, dropped = 0, emptyRounds = 0, mostOpen = 1;
    std::string rim;        // settled cells of the outer columns, L or R
    best[0] = 0;
    ring[0].push_back(0);
    while (open > 0) {
        std::vector<int>& bucket = ring[now % ringSize];
        if (bucket.empty()) ++emptyRounds;
        while (!bucket.empty()) {
            const int cell = bucket.back();
            bucket.pop_back();
            --open;
            if (done[cell]) {
                ++dropped;
                continue;
            }
            done[cell] = true;
            const int x = cell % hills.width;
            const int y = cell / hills.width;
            if (x == 0) rim += 'L';
            if (x == hills.width - 1) rim += 'R';
            for (int d = 0; d < 4; ++d) {
                const int nx = x + stepX[d], ny = y + stepY[d];
                if (nx < 0 || ny < 0 || nx >= hills.width || ny >= hills.height) continue;
                const int next = ny * hills.width + nx;
                const int rise = std::max(0, hills.level[next] - hills.level[cell]);
                const int length = now + 1 + climb * rise;
                if (best[next] >= 0 && best[next] <= length) continue;
                best[next] = length;
                came[next] = compass[d];
                ring[length % ringSize].push_back(next);
                ++open;
            }
        }
        mostOpen = std::max(mostOpen, open);
        ++now;
    }

    const auto farthest = static_cast<int>(std::max_element(best.begin(), best.end()) - best.begin());
    std::string walk;
    for (int cell = farthest; cell != 0; ) {
        const auto d = compass.find(came[cell]);
        walk += came[cell];
        cell -= stepY[d] * hills.width + stepX[d];
    }
    std::reverse(walk.begin(), walk.end());

    std::cout << "farthest " << farthest / hills.width << ',' << farthest % hills.width << " at "
              << best[farthest] << ": " << walk << '\n';
    for (int y = 0; y < hills.height; ++y)
        std::cout << std::string_view(came.data() + y * hills.width, hills.width) << '\n';
    std::cout << "rim " << rim << "\ndropped " << dropped << ", empty " << emptyRounds << ", most open "
              << mostOpen << '\n';
}
