#include <iostream>

int main() {
  int n;
  std::cin >> n;
  long long total = __DATE__[5];
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1009;
  }
  std::cout << total << '\n';
}
