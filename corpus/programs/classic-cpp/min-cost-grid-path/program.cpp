#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

typedef std::vector<std::string> Picture;

// Column of the cheapest way from the top to the bottom in every row.  From a
// cell the way goes on straight down or to a neighbour of the cell below.
std::vector<int> cheapestSeam(const Picture& picture, int& cost)
{
    const int rows = picture.size(), columns = picture[0].size();
    std::vector<std::vector<int>> sum(rows, std::vector<int>(columns));
    for (int r = 0; r < rows; r++) {
        for (int c = 0; c < columns; c++) {
            int before = 0;
            if (r > 0) {
                before = sum[r - 1][c];
                if (c > 0) before = std::min(before, sum[r - 1][c - 1]);
                if (c + 1 < columns) before = std::min(before, sum[r - 1][c + 1]);
            }
            sum[r][c] = before + (picture[r][c] - '0');
        }
    }
    std::vector<int> seam(rows);
    int c = std::min_element(sum.back().begin(), sum.back().end()) - sum.back().begin();
    cost = sum[rows - 1][c];
    for (int r = rows - 1; r >= 0; r--) {
        seam[r] = c;
        if (r == 0) break;
        const int needed = sum[r][c] - (picture[r][c] - '0');
        c = std::max(c - 1, 0);
        while (sum[r - 1][c] != needed) c++;
    }
    return seam;
}

int main()
{
    int wanted;
    std::cin >> wanted;
    Picture picture;
    for (std::string row; std::cin >> row; ) picture.push_back(row);

    std::vector<int> costs;
    std::string kinds;
    int bends = 0, checksum = 0;
    while (wanted > 0 && picture[0].size() > 1) {
        int cost = 0;
        const std::vector<int> seam = cheapestSeam(picture, cost);
        int turned = 0;
        for (std::size_t r = 0; r < seam.size(); r++) {
            picture[r].erase(picture[r].begin() + seam[r]);
            if (r > 0 && seam[r] != seam[r - 1]) turned++;
        }
        costs.push_back(cost);
        kinds += turned == 0 ? '|' : seam.front() < seam.back() ? '\\' : seam.front() > seam.back() ? '/' : '<';
        bends += turned;
        checksum = (checksum * 31 + seam.front() * 5 + seam.back()) % 9973;
        wanted--;
    }

    for (const std::string& row : picture) std::cout << row << '\n';
    std::cout << "costs";
    for (int cost : costs) std::cout << ' ' << cost;
    std::cout << '\n' << kinds << " bends " << bends << " checksum " << checksum << '\n';
}
