import random
import sys

rng = random.Random(int(sys.argv[2]))


def formula(leaves, letters):
    if leaves == 1:
        return ("!" if rng.random() < 0.25 else "") + letters.pop()
    k = rng.randint(1, leaves - 1)
    left, right = formula(k, letters), formula(leaves - k, letters)
    text = left + rng.choice("&|^&|>=") + right
    roll = rng.random()
    return "!(" + text + ")" if roll < 0.15 else "(" + text + ")" if roll < 0.6 else text


leaves, names = (4, "abc") if sys.argv[1] == "short" else (13, "bcdkx")
letters = list(names) + [rng.choice(names) for _ in range(leaves - len(names))]
rng.shuffle(letters)
print(formula(leaves, letters))
