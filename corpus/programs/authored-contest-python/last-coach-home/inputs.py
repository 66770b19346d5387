import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
towns = "ABCDE" if short else "ABCDEFGHIJKLMNOPQR"
coaches = 6 if short else 58
span = 300 if short else 1300
print(rng.choice(towns), span - 20, rng.randint(1, 15))
for k in range(coaches):
    t = rng.randint(0, span - 60)
    row = ["c%d" % (k + 1)]
    route = rng.sample(towns, rng.randint(2, 3 if short else 5))
    for i, town in enumerate(route):
        row.append(town)
        if i:
            t += rng.randint(8, 40)
            row.append(t)
        if i < len(route) - 1:
            if i:
                t += rng.randint(1, 10)
            row.append(t)
    print(*row)
