import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
h, w, n = (3, 4, 6) if short else (9, 9, 58)
print(h, w)
for r in range(h):
    signs = ".........#=/\\" if r else "........."
    row = [rng.choice(signs) for _ in range(w)]
    if r and rng.random() < 0.25:
        row[rng.randrange(w)] = "o"
    if r == h - 1:
        row = [rng.choice("##=.o") for _ in range(w)]
    # two slides facing each other would keep a grain for ever
    text = "".join(row)
    while "\\/" in text:
        text = text.replace("\\/", "\\.")
    print(text)
print(*(str(rng.randrange(w)) + rng.choice("sssggl") for _ in range(n)))
