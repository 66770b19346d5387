import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
letters = "abn" if short else "abnes"
print("".join(rng.sample(letters, len(letters))))


def packed(word):
    turns = sorted(word[i:] + word[:i] for i in range(len(word)))
    return "".join(t[-1] for t in turns), turns.index(word)


for _ in range(3 if short else 23):
    size = rng.randint(2, 4) if short else rng.randint(4, 12)
    word = "".join(rng.choice(letters) for _ in range(size))
    if rng.random() < 0.5:
        print("pack", word)
        continue
    last, k = packed(word)
    if rng.random() < 0.3:
        k = rng.randrange(size)
        last = last[1:] + last[:1]
    row = sorted(letters)
    numbers = []
    for ch in last:
        numbers.append(row.index(ch))
        row.remove(ch)
        row.insert(0, ch)
    print("open", k, ",".join(map(str, numbers)))
