import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
size = 4 if short else 23
words = ["we", "will", "build", "roads", "no", "tax", "now"] + ([] if short else ["good", "bread", "for", "all"])
extra = ["never", "soon", "peace", "oxen"]


def sentence():
    return " ".join(rng.choice(words) for _ in range(rng.randint(1, 2 if short else 3)))


old = [sentence() for _ in range(size)]
new = []
i = 0
while i < len(old):
    roll = rng.random()
    if roll < 0.55:
        new.append(old[i])
    elif roll < 0.7:
        new.append(old[i] + " " + rng.choice(extra))
    elif roll < 0.8:
        new += [sentence(), old[i]]
    elif roll < 0.86:
        new.append(rng.choice(old))
    i += 1
new = new[:26] or [sentence()]
print("\n".join(old))
print("===")
print("\n".join(new))
