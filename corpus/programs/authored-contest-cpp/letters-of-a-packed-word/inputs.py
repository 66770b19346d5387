import random
import sys


def pack(rng, depth):
    text = ""
    for _ in range(rng.randint(2, 3)):
        count = rng.choice(["", "", "2", "3", str(rng.randint(4, 15))])
        if depth > 0 and rng.random() < 0.65:
            text += count + "(" + pack(rng, depth - 1) + ")"
        else:
            text += count + rng.choice("abcdeflmnorst")
    return text


rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print("2(a3b)4(cd)")
    steps = [rng.randint(1, 15) for _ in range(4)]
else:
    print("3(" + pack(rng, 3) + ")" + pack(rng, 3))
    steps = [rng.randint(1, 4000) for _ in range(64)]
print(len(steps))
print(*steps)
