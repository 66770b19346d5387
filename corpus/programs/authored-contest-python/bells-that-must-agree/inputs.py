import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
count = 8 if short else 78
pool = [4, 6, 9, 10] if short else [4, 6, 8, 9, 10, 12, 14, 15, 18, 20, 21, 24, 30, 35, 36, 42]
secret = rng.randint(0, 90)
rows = []
adds = 0
for i in range(count):
    kind = rng.choice(["add", "add", "add", "next", "span", "drop", "idle", "delay"])
    if i < 3:
        kind = "add"
    if kind == "add":
        m = rng.choice(pool)
        r = secret % m if rng.random() < 0.7 else rng.randint(0, m)
        rows.append(f"add {m} {r}")
        adds += 1
    elif kind == "next":
        rows.append(f"next {rng.randint(0, 9000)}")
    elif kind == "span":
        rows.append(f"span {rng.randint(0, 9000)} {rng.randint(0, 90000)}")
    elif kind == "drop":
        rows.append(f"drop {rng.randint(1, adds)}")
    elif kind == "idle":
        rows.append("idle")
    else:
        d = rng.randint(0, 40)
        secret += d
        rows.append(f"delay {d}")
print(count)
print("\n".join(rows))
