import sys


def main():
    k, t, *lengths = map(int, sys.stdin.read().split())
    known = {}

    def won(a, b):
        """Can the player to move force a win with planks a <= b?"""
        if (a, b) not in known:
            known[a, b] = bool(good(a, b))
        return known[a, b]

    def good(a, b):
        found = []
        for m in range(1, min(k, b // a) + 1):
            rest = b - m * a
            if rest == 0 or not won(min(a, rest), max(a, rest)):
                found.append(m)
        return found

    wins = moves = top = 0
    for i in range(t):
        a, b = sorted(lengths[2 * i:2 * i + 2])
        first = good(a, b)
        steps = 0
        while a:
            best = good(a, b)
            m = best[0] if best else 1
            a, b = sorted((a, b - m * a))
            steps += 1
        moves += steps
        if first:
            wins += 1
            top = max(top, first[-1])
            print("won", ",".join(map(str, first)), steps)
        else:
            print("lost", steps)
    print(wins, moves, top)


main()
