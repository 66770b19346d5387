#include <unistd.h>

// Processes that wait for ever: only the clock ends them.
int main() {
    for (;;) {
        if (fork() < 0) pause();
    }
}
