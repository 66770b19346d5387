import sys
import random

rng = random.Random(int(sys.argv[2]))
long = sys.argv[1] == "long"
n, m, hours = (46, 132, 20) if long else (7, 9, 9)

names = []
while len(names) < n:
    name = rng.choice("bdfgklmnprst") + rng.choice("aeiou") + rng.choice("klmnrst")
    if name not in names:
        names.append(name)

arcs = []
while len(arcs) < m:
    i = rng.randrange(n - 1)
    j = min(n - 1, i + rng.randint(1, 9))
    if (names[i], names[j]) not in arcs:
        arcs.append((names[i], names[j]))
if long:
    # two tasks near the end that wait for each other
    arcs.append((names[n - 4], names[n - 6]))
    if (names[n - 6], names[n - 4]) not in arcs:
        arcs.append((names[n - 6], names[n - 4]))
rng.shuffle(arcs)

listed = names[:]
rng.shuffle(listed)
print(n, len(arcs))
for name in listed:
    print(name, rng.randint(1, hours))
for a, b in arcs:
    print(a, b)
