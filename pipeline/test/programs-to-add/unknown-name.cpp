#include <iostream>

int main() {
    int total = 0;
    for (int value; std::cin >> value;) total += vlaue;
    std::cout << total << '\n';
}
