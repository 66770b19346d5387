import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
d = rng.choice((3, 4)) if short else rng.choice((6, 7))
gen = "1" + "".join(rng.choice("01") for _ in range(d - 1)) + "1"
print(gen)
for k in range(4 if short else 40):
    word = "".join(rng.choice("01") for _ in range(rng.randint(3, 5) if short else rng.randint(8, 18)))
    if rng.random() < 0.4:
        print("seal", word)
        continue
    r = int(word, 2) << d
    for i in range(len(word) + d, d - 1, -1):
        if r >> i & 1:
            r ^= int(gen, 2) << i - d
    frame = list(word + format(r, "b").zfill(d))
    for p in rng.sample(range(len(frame)), rng.choice((0, 1, 1, 2))):
        frame[p] = "10"[int(frame[p])]
    print("check", "".join(frame))
