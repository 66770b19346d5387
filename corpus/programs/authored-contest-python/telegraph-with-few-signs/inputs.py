import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print(3)
    print("".join(rng.choice("aaabbcd e") for _ in range(11)).strip() + "f")
    print("".join(rng.choice("012") for _ in range(8)))
else:
    words = "the wire runs over hills and far away to quiet towns where nobody sends much news but all wait for some".split()
    print(4)
    print(" ".join(rng.choice(words) for _ in range(52)))
    for _ in range(6):
        print("".join(rng.choice("00112233") for _ in range(rng.randint(12, 40))))
    print("1203415220")
