from itertools import combinations

n = int(input())
flags = [tuple(map(int, input().split())) for _ in range(n)]


def square(p, q):
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2


count = {"flat": 0, "sharp": 0, "square": 0, "blunt": 0}
corners = [0] * n
small = large = None
for i, j, k in combinations(range(n), 3):
    a, b, c = flags[i], flags[j], flags[k]
    twice = abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
    sides = sorted([(square(b, c), i), (square(a, c), j), (square(a, b), k)])
    rest = sides[0][0] + sides[1][0] - sides[2][0]
    if twice == 0:
        kind = "flat"
    elif rest > 0:
        kind = "sharp"
        if small is None or twice < small[1]:
            small = (f"{i + 1}-{j + 1}-{k + 1}", twice)
    elif rest < 0:
        kind = "blunt"
        if large is None or twice > large[1]:
            large = (f"{i + 1}-{j + 1}-{k + 1}", twice)
    else:
        kind = "square"
        corners[sides[2][1]] += 1
    count[kind] += 1
print(*count.values())
print(*corners)
print(*(small or ["none"]), *(large or ["none"]))
