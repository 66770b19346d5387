import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    h, w, sizes, spare = 2, 3, [3, 2], 1
else:
    h, w, sizes, spare = 4, 4, [4, 4, 3, 3], 1
# a laying is made first, then its tiles are turned
while True:
    free = {(r, c) for r in range(h) for c in range(w)}
    tiles = []
    for size in sizes:
        tile = [rng.choice(sorted(free))]
        while len(tile) < size:
            near = sorted({(r + a, c + b) for r, c in tile for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))} & (free - set(tile)))
            if not near:
                break
            tile.append(rng.choice(near))
        if len(tile) < size:
            break
        free -= set(tile)
        tiles.append(tile)
    if len(tiles) == len(sizes):
        break
blocked = set(rng.sample(sorted(free), max(0, len(free) - spare)))
print(h, w, len(tiles))
for r in range(h):
    print("".join("#" if (r, c) in blocked else "." for c in range(w)))
for tile in tiles:
    for _ in range(rng.randrange(4)):
        tile = [(c, -r) for r, c in tile]
    r0, c0 = min(r for r, c in tile), min(c for r, c in tile)
    r1, c1 = max(r for r, c in tile), max(c for r, c in tile)
    print("/".join("".join("#" if (r, c) in tile else "." for c in range(c0, c1 + 1)) for r in range(r0, r1 + 1)))
