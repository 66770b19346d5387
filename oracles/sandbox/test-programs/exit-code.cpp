#include <cstdio>

int main() {
    int code = 0;
    if (std::scanf("%d", &code) != 1) return 99;
    return code;
}
