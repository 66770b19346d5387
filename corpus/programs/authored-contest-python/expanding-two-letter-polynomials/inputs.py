import random
import sys

r = random.Random(int(sys.argv[2]))
big = sys.argv[1] == "long"


def product(depth):
    text = str(r.randint(2, 6)) if r.random() < 0.5 else ""
    for v in "xy":
        if r.random() < 0.45:
            text += v + (f"^{r.randint(2, 3)}" if r.random() < 0.25 else "")
    if depth and (r.random() < 0.6 or not text):
        text += "(" + sums(depth - 1) + ")" + (f"^{r.choice([2, 2, 3])}" if depth == 1 and r.random() < 0.3 else "")
    return text or "y"


def sums(depth):
    text = r.choice(["", "", "-"]) + product(depth)
    for _ in range(r.randint(1, 2)):
        text += r.choice("+-") + product(depth)
    return text


lo, hi, depth = (95, 120, 3) if big else (9, 13, 1)
text = ""
while not lo <= len(text) <= hi or "(" not in text:
    text = sums(depth)
print(r.randint(-5, 5), r.randint(2, 7))
print(text)
