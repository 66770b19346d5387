#include <cstdlib>

int main() {
    while (std::malloc(10'000'000)) {
    }
    return 7;
}
