#include <algorithm>
#include <array>
#include <iostream>
#include <queue>
#include <string>

// Pipes between stations a, b, c, ...; water may run either way through a pipe.

constexpr int kLetters = 26;
using Grid = std::array<std::array<int, kLetters>, kLetters>;
using Parents = std::array<int, kLetters>;

int letters = 2;    // stations a, b, ... up to the last one named

bool findRoute(const Grid& room, int source, int sink, Parents& parent)
{
    parent.fill(-1);
    parent[source] = source;
    std::queue<int> waiting;
    waiting.push(source);
    while (!waiting.empty()) {
        const int here = waiting.front();
        waiting.pop();
        for (int next = 0; next < letters; ++next) {
            if (room[here][next] > 0 && parent[next] < 0) {
                parent[next] = here;
                if (next == sink) return true;
                waiting.push(next);
            }
        }
    }
    return false;
}

std::string reachableFrom(const Grid& room, int start, bool backwards)
{
    std::string found(1, static_cast<char>('a' + start));
    for (std::size_t i = 0; i < found.size(); ++i) {
        const int here = found[i] - 'a';
        for (int next = 0; next < letters; ++next) {
            const int open = backwards ? room[next][here] : room[here][next];
            const char name = static_cast<char>('a' + next);
            if (open > 0 && found.find(name) == std::string::npos) found += name;
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

int main()
{
    char from, to;
    int size;
    std::cin >> from >> to;
    const int source = from - 'a', sink = to - 'a';
    Grid width{}, room{};
    while (std::cin >> from >> to >> size) {
        letters = std::max({letters, from - 'a' + 1, to - 'a' + 1});
        width[from - 'a'][to - 'a'] += size;
        width[to - 'a'][from - 'a'] += size;
    }
    room = width;

    Parents parent{};
    int flow = 0, rounds = 0, longest = 0;
    std::string narrow;     // first pipe of each route that was filled up
    while (findRoute(room, source, sink, parent))
    {
        int amount = room[parent[sink]][sink], length = 0;
        for (int v = sink; v != source; v = parent[v]) {
            amount = std::min(amount, room[parent[v]][v]);
            ++length;
        }
        int filled = -1;
        for (int v = sink; v != source; v = parent[v]) {
            room[parent[v]][v] -= amount;
            room[v][parent[v]] += amount;
            if (room[parent[v]][v] == 0) filled = v;
        }
        narrow += ' ';
        narrow += static_cast<char>('a' + parent[filled]);
        narrow += static_cast<char>('a' + filled);
        flow += amount;
        ++rounds;
        longest = std::max(longest, length);
    }

    std::cout << "flow " << flow << " in " << rounds << " rounds, longest route " << longest << '\n';
    std::cout << "filled" << narrow << '\n';
    std::cout << "near " << reachableFrom(room, source, false) << ", far "
              << reachableFrom(room, sink, true) << '\n';
    for (int a = 0; a < letters; ++a)
        for (int b = 0; b < letters; ++b)
            if (const int net = width[a][b] - room[a][b]; net > 0)
                std::cout << static_cast<char>('a' + a) << static_cast<char>('a' + b) << net << ' ';
    std::cout << '\n';
}
