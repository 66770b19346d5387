import sys

lines = sys.stdin.read().splitlines()
p, cases = map(int, lines[0].split())

pascal = [[1]]
for n in range(1, 11):
    up = pascal[-1]
    pascal.append([1] + [(up[i] + up[i + 1]) % p for i in range(n - 1)] + [1])


def ways(t, a, b):
    return pascal[t][b - a] if 0 <= b - a <= t else 0


def determinant(rows):
    size = len(rows)
    det = 1
    for c in range(size):
        pivot = next((r for r in range(c, size) if rows[r][c]), None)
        if pivot is None:
            return 0
        if pivot != c:
            rows[pivot], rows[c] = rows[c], rows[pivot]
            det = -det
        det = det * rows[c][c] % p
        inv = pow(rows[c][c], -1, p)
        for r in range(c + 1, size):
            f = rows[r][c] * inv % p
            if f:
                rows[r] = [(x - f * y) % p for x, y in zip(rows[r], rows[c])]
    return det


blocked = checksum = 0
answers = []
for case in range(1, cases + 1):
    t, starts, ends = lines[case].split("|")
    t = int(t)
    starts = list(map(int, starts.split()))
    ends = list(map(int, ends.split()))
    table = [[ways(t, a, b) for b in ends] for a in starts]
    free = 1
    for i in range(len(starts)):
        free = free * table[i][i] % p
    apart = determinant(table)
    if apart == 0:
        blocked += 1
    checksum += case * apart
    answers.append(f"{apart}/{free}")
print("\n".join(answers))
print(blocked, checksum)
