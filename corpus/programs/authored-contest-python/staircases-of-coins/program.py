def describe(parts):
    """rank, crank and side of the largest square of a partition"""
    ones = parts.count(1)
    if ones == 0:
        crank = parts[0]
    else:
        above = 0
        for p in parts:
            if p > ones:
                above += 1
        crank = above - ones
    square = 0
    while square < len(parts) and parts[square] > square:
        square += 1
    return parts[0] - len(parts), crank, square


def mirrored(parts):
    heights = [0] * parts[0]
    for p in parts:
        for x in range(p):
            heights[x] += 1
    return heights


n, mod, k = map(int, input().split())
parts = [n]
place = 0
ranks = [0] * mod
cranks = [0] * mod
squares = {}
same = []
agree = 0
chosen = None
longest_steps = 0
while True:
    place += 1
    rank, crank, side = describe(parts)
    ranks[rank % mod] += 1
    cranks[crank % mod] += 1
    squares[side] = squares.get(side, 0) + 1
    if rank == crank:
        agree += place
    if rank == 0 and mirrored(parts) == parts:
        same.append("+".join(map(str, parts)))
    steps = sum(1 for a, b in zip(parts, parts[1:] + [0]) if a - b == 1)
    if steps > longest_steps:
        longest_steps = steps
    if place == k:
        chosen = parts[:]
    rest = 0
    while parts and parts[-1] == 1:
        parts.pop()
        rest += 1
    if not parts:
        break
    parts[-1] -= 1
    rest += 1
    size = parts[-1]
    while rest > size:
        parts.append(size)
        rest -= size
    parts.append(rest)

print(place, *ranks)
print(agree, *cranks)
print(" ".join(f"{s}:{squares[s]}" for s in sorted(squares)), longest_steps)
print(len(same), *same)
if chosen:
    print("+".join(map(str, chosen)), "|", "+".join(map(str, mirrored(chosen))))
else:
    print("no such pile")
