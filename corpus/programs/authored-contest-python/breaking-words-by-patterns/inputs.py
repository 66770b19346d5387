import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
letters = "aest" if short else "aeilnrst"


def pattern():
    size = rng.choice([1, 2, 2, 2, 3])
    text = ""
    for i in range(size):
        if rng.random() < (0.7 if i else 0.3):
            text += str(rng.choice([1, 1, 1, 2, 3, 4]))
        text += rng.choice(letters)
    if rng.random() < 0.15:
        text += str(rng.randint(1, 5))
    elif rng.random() < 0.1:
        text += "."
    if text[0].isalpha() and rng.random() < 0.1:
        text = "." + text
    return text


print(*(pattern() for _ in range(4 if short else 20)))
print(1 if short else 2, 2)
for _ in range(2 if short else 22):
    print("".join(rng.choice(letters) for _ in range(rng.randint(3, 5) if short else rng.randint(4, 10))))
