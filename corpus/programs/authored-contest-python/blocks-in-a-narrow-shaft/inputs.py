import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
w, h, g, n = (4, 6, 4, 7) if short else (6, 12, 14, 60)
print(w, h, g)
shapes = {"I": ["####"], "O": ["##", "##"], "T": ["###", ".#."], "S": [".##", "##."], "Z": ["##.", ".##"],
          "L": ["#.", "#.", "##"], "J": [".#", ".#", "##"]}
filled = set()
placed = 0
for k in range(n):
    letter = rng.choice("IIOTSZLJ")
    tries = []
    for t in range(4):
        rows = shapes[letter]
        for _ in range(t):
            rows = ["".join(col) for col in zip(*rows[::-1])]
        for c in range(w - len(rows[0]) + 1):
            body = [(c + x, len(rows) - 1 - y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"]
            z = h + 4
            while z and not any((x, y + z - 1) in filled for x, y in body):
                z -= 1
            body = {(x, y + z) for x, y in body}
            after = filled | body
            holes = sum(1 for x, y in body for d in range(1, y + 1) if (x, y - d) not in after)
            tries.append((max(y for x, y in body) + 2 * holes, rng.random(), t, c, after))
    best = min(tries) if rng.random() < 0.93 else rng.choice(tries)
    print(letter, best[2], best[3])
    filled = best[4]
    placed += 1
    full = [y for y in range(2 * h) if all((x, y) in filled for x in range(w))]
    filled = {(x, y - sum(f < y for f in full)) for x, y in filled if y not in full}
    if placed % g == 0:
        filled = {(x, y + 1) for x, y in filled} | {(x, 0) for x in range(w) if x != placed % w}
