import random
import sys

rng = random.Random(int(sys.argv[2]))
count, low, high = (3, 2, 6) if sys.argv[1] == "short" else (24, 5, 15)
for _ in range(count):
    letters = rng.choice(["ab", "ab", "abc", "abcd"])
    word = "".join(rng.choice(letters) for _ in range(rng.randint(low, high)))
    if rng.random() < 0.3:
        word = (word[:3] * 8)[:high]
    print(word)
