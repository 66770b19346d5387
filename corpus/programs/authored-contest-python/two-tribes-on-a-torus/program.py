import sys


def parse(text):
    head, *rows = text.split("\n")
    h, w, gens = (int(v) for v in head.split())
    return h, w, gens, [rows[i] for i in range(h)]


def next_world(world, h, w):
    born = died = turned = 0
    fresh = []
    for r in range(h):
        line = ""
        for c in range(w):
            a = b = 0
            for dr in (-1, 0, 1):
                for dc in (-1, 0, 1):
                    if dr or dc:
                        cell = world[(r + dr) % h][(c + dc) % w]
                        if cell == "a":
                            a += 1
                        elif cell == "b":
                            b += 1
            me = world[r][c]
            if me == ".":
                if a + b == 3:
                    me = "a" if a > b else "b"
                    born += 1
            elif not 2 <= a + b <= 3:
                me = "."
                died += 1
            elif me == "a" and b == a + b:
                me = "b"
                turned += 1
            elif me == "b" and a == a + b:
                me = "a"
                turned += 1
            line += me
        fresh.append(line)
    return fresh, born, died, turned


h, w, gens, world = parse(sys.stdin.read())
seen = {"".join(world): 0}
history = []
peak = 0
totals = [0, 0, 0]
for gen in range(1, gens + 1):
    world, *changes = next_world(world, h, w)
    totals = [x + y for x, y in zip(totals, changes)]
    flat = "".join(world)
    alive = len(flat) - flat.count(".")
    if alive > peak:
        peak = alive
    history.append(f"{flat.count('a')}/{flat.count('b')}")
    if not alive or flat in seen:
        break
    seen[flat] = gen
print(" ".join(history))
print(*totals, peak)
if not alive:
    print("extinct", gen)
elif seen[flat] < gen:
    print("cycle", seen[flat], gen - seen[flat])
else:
    print("going on")
for line in world:
    print(line)
