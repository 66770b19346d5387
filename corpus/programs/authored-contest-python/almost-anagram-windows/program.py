import sys
from collections import Counter


def distances(pattern, text):
    missing = Counter(pattern)
    m = len(pattern)
    lack = m
    for right, letter in enumerate(text):
        if missing[letter] > 0:
            lack -= 1
        missing[letter] -= 1
        if right >= m:
            old = text[right - m]
            missing[old] += 1
            if missing[old] > 0:
                lack += 1
        if right >= m - 1:
            yield right - m + 2, lack


def main():
    pattern, limit = sys.stdin.readline().split()
    limit = int(limit)
    text = sys.stdin.readline().strip()
    tally = [0] * (len(pattern) + 1)
    stretch = longest = longest_at = 0
    free_from = 1
    chosen = []
    weighted = 0
    for start, d in distances(pattern, text):
        tally[d] += 1
        weighted += start * d
        if d > limit:
            stretch = 0
            continue
        stretch += 1
        if stretch > longest:
            longest = stretch
            longest_at = start - stretch + 1
        if start >= free_from:
            chosen.append(f"{start}:{d}")
            free_from = start + len(pattern)

    print(sum(tally[:limit + 1]), *tally)
    print(longest, longest_at)
    print(len(chosen), *chosen)
    print(weighted)


main()
