import random
import sys

seed = int(sys.argv[2])
rng = random.Random(seed)
lamps, basis, n = (4, 3, 4) if sys.argv[1] == "short" else (9, 6, 13)
known = [rng.randrange(1, 2 ** lamps) for _ in range(basis)]
switches = known[:]
while len(switches) < n:
    mask = 0
    for v in known:
        if rng.random() < 0.5:
            mask ^= v
    switches.append(mask if mask else rng.choice(known))
rng.shuffle(switches)
print(lamps, n)
for mask in switches:
    on = [k + 1 for k in range(lamps) if mask >> k & 1]
    print(len(on), *on)
start = 0
for mask in switches:
    if rng.random() < 0.5:
        start ^= mask
if seed % 7 == 3:
    start ^= 1
print("".join("*" if start >> k & 1 else "." for k in range(lamps)))
