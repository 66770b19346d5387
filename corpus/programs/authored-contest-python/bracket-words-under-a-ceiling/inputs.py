import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    top, ceiling, q = 4, 2, 4
else:
    top, ceiling, q = 12, 4, 32


def word(n, slip):
    out, stack = "", ""
    while len(out) < n:
        left = n - len(out)
        if stack and (len(stack) >= left or len(stack) >= ceiling or rng.random() < 0.45):
            out += {"(": ")", "[": "]"}[stack[-1]]
            stack = stack[:-1]
        else:
            stack += rng.choice("([")
            out += stack[-1]
    if rng.random() < slip:
        i = rng.randrange(n)
        out = out[:i] + rng.choice("()[]") + out[i + 1:]
    return out


print(top, ceiling, q)
for i in range(q):
    op = rng.choice(["nth", "rank", "rank", "next", "next", "twin", "area"])
    if i == 0:
        op = "nth"
    if op == "nth":
        n = rng.randrange(top // 2, top + 1) // 2 * 2
        k = rng.randint(1, 4 ** (n // 2)) if i else rng.randint(2, 5)
        print("nth", n, k)
    elif op in ("next", "twin", "area") and rng.random() < 0.5:
        print(op)
    else:
        print(op, word(rng.randint(top // 4, top // 2) * 2, 0.3))
