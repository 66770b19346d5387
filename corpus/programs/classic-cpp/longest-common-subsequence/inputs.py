import random
import sys

VOCABULARY = "the old ferry left at noon with salt and rope".split()


def paragraph(words, width=12):
    return "\n".join(" ".join(words[i:i + width]) for i in range(0, len(words), width))


def main():
    rng = random.Random(int(sys.argv[2]))
    n = 7 if sys.argv[1] == "short" else 46
    pool = VOCABULARY[:5] if n == 7 else VOCABULARY
    old = [rng.choice(pool) for _ in range(n)]
    new = []
    for word in old:
        roll = rng.random()
        if roll < 0.6:
            new.append(word)
        elif roll < 0.8:
            new.append(rng.choice(pool))
        if roll > 0.9:
            new.append(rng.choice(pool))
    new.append("end")
    print(paragraph(old))
    print("--")
    print(paragraph(new))


main()
