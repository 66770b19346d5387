import random
import sys

rng = random.Random(int(sys.argv[2]))
q, names, side = (10, "ABC", 9) if sys.argv[1] == "short" else (110, "ABCDEFGHIJK", 60)
lines = []
for k in range(q):
    roll = rng.random()
    if k < 2 or roll < 0.5:
        lines.append(f"at {rng.choice(names)} {rng.randint(0, side)} {rng.randint(0, side)}")
    elif roll < 0.62:
        lines.append(f"off {rng.choice(names)}")
    elif roll < 0.85 or k == q - 1:
        lines.append("far")
    else:
        lines.append(f"from {rng.randint(0, side)} {rng.randint(0, side)}")
print(len(lines))
print("\n".join(lines))
