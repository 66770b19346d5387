import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    people, shops, most = ["ann", "bob", "cid", "dot"], ["K", "L"], 2
else:
    people = [a + b for a in "bdfklmnprst" for b in ("a", "e", "io", "u")][:42]
    shops, most = list("CDEGHJKMQ"), 7
print(len(people), len(shops))
popular = shops[:4]
for p in people:
    picks = rng.sample(shops, rng.randint(min(2, len(shops)), min(most, len(shops))))
    picks.sort(key=lambda s: (s not in popular) + rng.random() * 1.6)
    print(p, *picks)
for s in shops:
    ranked = rng.sample(people, rng.randint(len(people) * 4 // 5, len(people)))
    print(s, rng.randint(1, 1 if len(shops) < 3 else 6), *ranked)
