import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
names = ["a", "b", "c"] if short else ["a", "b", "c", "de", "f"]


def box(depth):
    roll = rng.random()
    if depth == 0 or (roll < 0.25 and depth < (2 if short else 4)):
        atom = rng.choice(["x", "yes", "no"]) if rng.random() < 0.3 else str(rng.randint(-20, 60))
        return atom, atom
    width = rng.randint(1, 2) if short else rng.choice([0, 2, 2, 3, 3]) if depth < 4 else 3
    if roll < 0.55:
        parts = [box(depth - 1) for _ in range(width)]
        return "[" + ",".join(text for text, _ in parts) + "]", [value for _, value in parts]
    parts = {k: box(depth - 1) for k in rng.sample(names, width)}
    text = ",".join(f"{k}:{part[0]}" for k, part in parts.items())
    return "{" + text + "}", {k: part[1] for k, part in parts.items()}


text, root = box(2 if short else 4)
while text.count(":") < (3 if short else 14) or not text.startswith("{"):
    text, root = box(2 if short else 4)
print(text)
for _ in range(2 if short else 26):
    path = ""
    here = root
    for _ in range(rng.randint(1, 2 if short else 4)):
        roll = rng.random()
        if roll < 0.15:
            path += ".." + rng.choice(names)
        elif isinstance(here, dict) and here:
            name = rng.choice(sorted(here))
            path += ".*" if roll < 0.4 else "." + name
            here = here[name]
        elif isinstance(here, list) and here:
            k = rng.randrange(len(here))
            path += ".*" if roll < 0.4 else f"[{k - len(here)}]" if roll < 0.5 else f"[{k}]" if roll < 0.85 else f"[{k}:{k + 2}]"
            here = here[k]
        elif not path or roll < 0.3:
            path += rng.choice([".*", "[0]", "." + names[0], ".." + names[1]])
    print(path)
