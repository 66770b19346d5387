import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
names = ["ada", "bo", "cy", "dee", "eli", "fay", "gus", "hal", "ivy", "jon", "kim", "lou", "mia", "ned"]
n = 3 if short else 14


def clock(t):
    return f"{t // 60:02d}:{t % 60:02d}"


print("09:00-12:00 2 40" if short else "08:00-18:30 8 35")
lo, hi = (510, 720) if short else (440, 1120)
for i in range(n):
    parts = []
    for _ in range(rng.randint(1, 2) if short else rng.randint(1, 8)):
        a = rng.randrange(lo, hi, 5)
        d = rng.choice([15, 20, 25, 30, 45, 60, 75, 90])
        r = rng.random()
        if r < 0.3:
            parts.append(f"{clock(a)}-+{d}")
        elif r < 0.9 or short:
            parts.append(f"{clock(a)}-{clock(a + d)}")
        elif r < 0.95:
            parts.append(f"-{clock(lo + 90)}")
        else:
            parts.append(f"{clock(hi - 100)}-")
    if not short and i == 6:
        parts = ["off"]
    if not short and i == 9:
        parts = []
    print(" ".join([names[i]] + parts))
