import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
names = ["ARB", "BEL", "COR", "DUN"] if short else ["ARB", "BEL", "COR", "DUN", "ELM", "FAL", "GIN", "HOR", "IVO"]
for k in range(4 if short else 36):
    part = rng.sample(names, rng.randint(3, len(names) if short else 6))
    rng.shuffle(part)
    text = part[0]
    for name in part[1:]:
        text += ("=" if rng.random() < 0.2 else " ") + name
    print(f"{rng.randint(1, 3)}: {text}")
