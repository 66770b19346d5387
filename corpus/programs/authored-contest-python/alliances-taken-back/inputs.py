import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, q = (5, 9) if short else (30, 90)
print(n, q)
print(*(rng.randint(1, 50) for _ in range(n)))
for k in range(q):
    word = rng.choice(("ally",) * 5 + ("back", "same", "army", "army", "draft"))
    if k in (0, q - 1):
        word = "army" if k else "ally"
    if word in ("ally", "same"):
        print(word, *rng.sample(range(1, n + 1), 2))
    elif word == "back":
        print(word, rng.randint(1, 2 if short else 6))
    elif word == "army":
        print(word, rng.randint(1, n))
    else:
        print(word, rng.randint(1, n), rng.randint(1, 9))
