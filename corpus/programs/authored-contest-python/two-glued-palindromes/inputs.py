import random
import sys

long_one = sys.argv[1] == "long"
rnd = random.Random(int(sys.argv[2]))
target, letters = (150, "abcd") if long_one else (11, "ab")
s = rnd.choice(letters)
while len(s) < target:
    if rnd.random() < 0.3:
        k = rnd.randint(1, min(8, len(s)))
        s += s[-k:][::-1]
    else:
        s += rnd.choice(letters)
print(s[:target])
