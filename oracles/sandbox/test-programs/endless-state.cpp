#include <unistd.h>

int main() {
    for (;;) write(3, "state", 5);
}
