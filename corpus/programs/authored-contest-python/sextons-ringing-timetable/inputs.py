import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
days = ["mo", "tu", "we", "th", "fr", "sa", "su"]


def part(size, wide):
    a, b = rng.randrange(size), rng.randrange(size)
    if rng.random() < 0.05:
        b = size + 3
    name = (lambda v: days[v] if v < 7 else "xx") if size == 7 else str
    roll = rng.random()
    if roll < 0.4 or not wide:
        return name(b)
    if roll < 0.65:
        return f"{name(a)}-{name(b)}/{max(1, size // rng.randint(2, 5))}"
    if roll < 0.85:
        return f"*/{rng.randint(size // 4, size - 1)}"
    return f"{name(a)}-{name((a + rng.randint(1, 2)) % size)}"


print(rng.choice(days), f"{rng.randint(0, 23):02}:{rng.randint(0, 59):02}", 2 if short else 14)
for _ in range(2 if short else 22):
    minute = part(60, False) if rng.random() < 0.6 else part(60, False) + "," + part(60, False)
    hour = part(24, not short) if short or rng.random() < 0.6 else part(24, False) + "," + part(24, True)
    day = "*" if not short and rng.random() < 0.2 else part(7, not short) + "," + part(7, False)
    tail = f" not {rng.choice(days)}" if rng.random() < 0.3 else ""
    print(rng.choice("AB" if short else "ABCDEF"), minute, hour, day + tail)
