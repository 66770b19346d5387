import random
import sys

big = sys.argv[1] == "long"
rnd = random.Random(int(sys.argv[2]))
stems = ["ca", "car", "do", "dot", "mi", "m", "po"] if big else ["ab", "a"]
tail = "ratse" if big else "ab"


def word():
    return (rnd.choice(stems) + "".join(rnd.choice(tail) for _ in range(rnd.randint(0, 4 if big else 2))))[:8]


seen = []
for step in range(110 if big else 9):
    u = rnd.random()
    if step < 4 or u < 0.42:
        w = word()
        seen.append(w)
        print("+", w)
    elif u < 0.58:
        print("-", rnd.choice(seen) if rnd.random() < 0.8 else word())
    elif u < 0.82:
        print("?", rnd.randint(1, 3 if big else 1), rnd.choice(seen))
    else:
        print("!", rnd.randint(1, max(2, len(seen) * 3 // 4)))
if not big:
    print("? 1", seen[0])
    print("! 2")
