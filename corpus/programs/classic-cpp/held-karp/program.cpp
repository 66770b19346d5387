// A round of errands with an order to keep: open path through all places.
#include <cstdio>
#include <cstdlib>

static const int MAX_PLACES = 10;
static const int NEVER = 1 << 28;

struct Place {
    int x, y;
    unsigned earlier;   // places that must have been visited before
};

static Place place[MAX_PLACES];
static int rest[1 << MAX_PLACES][MAX_PLACES];
static long long plans[1 << MAX_PLACES][MAX_PLACES];

static int blocks(const Place& a, const Place& b)
{
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

int main()
{
    int n, rules;
    if (std::scanf("%d %d", &n, &rules) != 2) return EXIT_FAILURE;
    for (int i = 0; i < n; ++i)
        if (std::scanf("%d %d", &place[i].x, &place[i].y) != 2) return EXIT_FAILURE;
    for (int r = 0; r < rules; ++r) {
        int a, b;
        if (std::scanf("%d %d", &a, &b) != 2) return EXIT_FAILURE;
        place[b].earlier |= 1u << a;
    }

    // rest[done][at]: what remains to be walked, standing at `at` with `done` visited
    const unsigned all = (1u << n) - 1;
    int states = 0, barred = 0, shortest = NEVER;
    long long count = 0;
    for (unsigned done = all; done > 0; --done) {
        unsigned needed = 0;
        for (int v = 0; v < n; ++v)
            if (done >> v & 1) needed |= place[v].earlier;
        for (int at = 0; at < n; ++at) {
            if (!(done >> at & 1)) continue;
            if (needed & (~done | 1u << at)) {
                ++barred;
                continue;
            }
            ++states;
            int best = done == all ? 0 : NEVER;
            long long ways = done == all ? 1 : 0;
            for (int to = 0; to < n; ++to) {
                if ((done >> to & 1) || (place[to].earlier & ~done)) continue;
                unsigned next = done | 1u << to;
                int length = blocks(place[at], place[to]) + rest[next][to];
                if (length < best) {
                    best = length;
                    ways = 0;
                }
                if (length == best) ways += plans[next][to];
            }
            rest[done][at] = best;
            plans[done][at] = ways;
            if (done == 1u << at) {
                if (best < shortest) {
                    shortest = best;
                    count = 0;
                }
                if (best == shortest) count += ways;
            }
        }
    }

    std::printf("%d blocks, %lld best orders, %d states, %d barred\n", shortest, count, states, barred);
    unsigned done = 0;
    int at = -1, left = shortest;
    while (done != all) {
        int to = 0;
        for (;; ++to) {
            if ((done >> to & 1) || (place[to].earlier & ~done)) continue;
            int leg = at < 0 ? 0 : blocks(place[at], place[to]);
            if (leg + rest[done | 1u << to][to] == left) {
                left -= leg;
                break;
            }
        }
        std::printf(done ? " %d" : "%d", to);
        done |= 1u << to;
        at = to;
    }
    std::printf("\n");
    return EXIT_SUCCESS;
}
