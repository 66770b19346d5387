import random
import sys

rng = random.Random(int(sys.argv[2]))
n, q, names = (4, 4, "AB") if sys.argv[1] == "short" else (9, 32, "ABCD")
print(n, q)


def cycles():
    s = rng.sample(range(1, n + 1), n)
    text = ""
    while s:
        k = rng.choice([1, 2, 2, 3, 4])
        if k > 1 and len(s) >= k:
            text += "(" + " ".join(map(str, s[:k])) + ")"
        s = s[k:]
    return text or "()"


for i in range(q):
    roll = rng.random()
    x, y, z = (rng.choice(names) for _ in range(3))
    if i < len(names) - 1 or roll < 0.15:
        print(names[i] if i < len(names) else x, "=", cycles())
    elif roll < 0.3:
        print(x, "=", y, z)
    elif roll < 0.4:
        print(x, "=", y, "^", rng.choice([-3, -2, -1, 2, 3, 5, 7]))
    elif roll < 0.5:
        print(x, "=", y, "to", z)
    elif roll < 0.62:
        print("order", x)
    elif roll < 0.7:
        print("sign", x)
    elif roll < 0.8:
        print("rank", x)
    elif roll < 0.86:
        print("kin", x, y)
    else:
        print("root", x)
