import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
low, high, top, q = (1, 2, 4, 3) if short else (1, 4, 9, 30)
print(low, high, top, q)
for i in range(q):
    op = ["rank", "nth", "nth", "rank", "rank", "row"][rng.randrange(6) if i > 1 else i]
    n = rng.randint(3 if short else 5, top)
    if op == "nth":
        print("nth", n, rng.randint(2, n - 1), rng.randint(1, 6 if short else 350))
    elif op == "row":
        print("row", n)
    else:
        people = list(range(1, n + 1))
        rng.shuffle(people)
        crews = []
        while people:
            s = min(len(people), rng.choice([1, 2, 2] if short else [2, 3, 3, 1, 2, 4, 5]))
            crews.append("".join(map(str, people[:s])))
            people = people[s:]
        print("rank", "|".join(crews))
