#include <vector>

int main() {
    std::vector<std::vector<char>> hoard;
    for (;;) hoard.emplace_back(10'000'000, 'x');
}
