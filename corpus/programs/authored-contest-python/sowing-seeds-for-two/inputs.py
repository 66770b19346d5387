import random
import sys

rng = random.Random(int(sys.argv[2]))
styles = ["first", "last", "fullest", "copycat", "greedy", "careful"]
if sys.argv[1] == "short":
    print(rng.randint(2, 3), 2, rng.randint(5, 7), 3)
    print(rng.choice(styles[:4]), rng.choice(styles))
else:
    print(rng.randint(5, 7), rng.randint(3, 5), 60, 9)
    print(*rng.sample(styles[2:], 2))
