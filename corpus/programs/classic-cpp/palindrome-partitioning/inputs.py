import random
import sys

HALVES = "ta at na an tan nat ana tat ni in it ti".split()
rng = random.Random(int(sys.argv[2]))


def chunk():
    word = rng.choice(HALVES)
    if rng.random() < 0.7:
        word += rng.choice(["", rng.choice("aeiost")]) + word[::-1]
    return word


count = 3 if sys.argv[1] == "short" else 36
line = ""
for i in range(count):
    word = chunk()
    if i == 0 or rng.random() < 0.15:
        word = word.capitalize()
    line += ("" if not line else rng.choice([" ", " ", ", ", ""])) + word
    if len(line) > 58:
        print(line)
        line = ""
print(line + ".")
