import sys


def least_turn(s):
    """The smallest rotation of s."""
    n = len(s)
    i, j, k = 0, 1, 0
    while i < n and j < n and k < n:
        a, b = s[(i + k) % n], s[(j + k) % n]
        if a == b:
            k += 1
            continue
        if a > b:
            i += k + 1
        else:
            j += k + 1
        if i == j:
            j += 1
        k = 0
    start = min(i, j)
    return s[start:] + s[:start]


def main():
    n, k, banned, show = sys.stdin.readline().split()
    n, k, show = int(n), int(k), int(show)
    top = k - 1
    word = [-1]
    rings = kept = bracelets = symmetric = 0
    strings = 0
    shown = []
    weights = [0] * (n * top + 1)
    while word:
        word[-1] += 1
        period = len(word)
        if n % period == 0:
            rings += 1
            ring = "".join(map(str, word)) * (n // period)
            unrolled = ring * (2 + len(banned) // n)
            if banned not in unrolled:
                kept += 1
                strings += period
                weights[sum(word) * (n // period)] += 1
                mirror = least_turn(ring[::-1])
                if mirror == ring:
                    symmetric += 1
                    bracelets += 1
                elif ring < mirror:
                    bracelets += 1
                if kept % show == 0:
                    shown.append(ring)
        while len(word) < n:
            word.append(word[-period])
        while word and word[-1] == top:
            word.pop()
    print(rings, kept, bracelets, symmetric, strings)
    print(*weights)
    print(*shown if shown else ["-"])


main()
