import random
import sys

rng = random.Random(int(sys.argv[2]))
h, w, q = (2, 3, 3) if sys.argv[1] == "short" else (5, 5, 34)


def drains(rows):
    reached = {(r, c) for r in range(h) for c in range(w) if rows[r][c] != "#" and (r in (0, h - 1) or c in (0, w - 1))}
    todo = sorted(reached)
    while todo:
        r, c = todo.pop()
        for n in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if 0 <= n[0] < h and 0 <= n[1] < w and rows[n[0]][n[1]] != "#" and n not in reached:
                reached.add(n)
                todo.append(n)
    return len(reached) == sum(ch != "#" for row in rows for ch in row)


while True:
    rows = ["".join(rng.choice("#01223333") for _ in range(w)) for _ in range(h)]
    if drains(rows) and any(ch != "#" for row in rows for ch in row):
        break
print(h, w, q)
print("\n".join(rows))
for _ in range(q):
    print(rng.randint(1, h), rng.randint(1, w), rng.choice([0, 1, 1, 1, 2, 2, 3, 4]))
