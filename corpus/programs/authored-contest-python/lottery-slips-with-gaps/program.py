import sys
from math import comb


def slips(room, left, g):
    """Slips of `left` numbers within `room` consecutive numbers."""
    if left == 0:
        return 1
    free = room - (left - 1) * (g - 1)
    return comb(free, left) if free >= left else 0


def unrank(r, n, k, g):
    r -= 1
    slip = []
    a = 1
    for left in range(k - 1, -1, -1):
        while True:
            block = slips(n - a - g + 1, left, g)
            if r < block:
                break
            r -= block
            a += 1
        slip.append(a)
        a += g
    return slip


def rank(slip, n, k, g):
    r = 1
    low = 1
    for i, a in enumerate(slip):
        for b in range(low, a):
            r += slips(n - b - g + 1, k - 1 - i, g)
        low = a + g
    return r


def main():
    rows = sys.stdin.read().splitlines()
    n, k, g = map(int, rows[0].split())
    total = slips(n, k, g)
    number, current = 1, unrank(1, n, k, g)
    refused = checksum = 0
    for row in rows[2:2 + int(rows[1])]:
        word, *rest = row.split()
        args = [int(t) for t in rest]
        problem = ""
        if word == "nth":
            if args[0] > total:
                problem = f"only {total}"
            else:
                number = args[0]
                current = unrank(number, n, k, g)
        elif word == "slip":
            for a, b in zip(args, args[1:]):
                if b - a < g:
                    problem = f"bad {b}"
                    break
            else:
                current = args
                number = rank(current, n, k, g)
        elif word == "hop":
            number = (number - 1 + args[0]) % total + 1
            current = unrank(number, n, k, g)
        elif word == "mirror":
            current = [n + 1 - a for a in reversed(current)]
            number = rank(current, n, k, g)
        else:
            i = args[0] - 1
            ceiling = n if i == k - 1 else current[i + 1] - g
            if current[i] + 1 > ceiling:
                problem = "stuck"
            else:
                current = current[:]
                current[i] += 1
                number = rank(current, n, k, g)
        if problem:
            refused += 1
            print(problem)
        else:
            checksum = (checksum + number) % 1000003
            print(f"{number}:{','.join(map(str, current))}")
    print(total, refused, checksum)


main()
