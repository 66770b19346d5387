import random
import sys

rng = random.Random(int(sys.argv[2]))
n = 6 if sys.argv[1] == "short" else 60
for _ in range(n):
    code = ord(rng.choice("abcdefghijklmnopqrstuvwxyzABCDEFGHXYZ0123456789")) if rng.random() < 0.9 else rng.randrange(256)
    word = [0] * 13
    for i, p in enumerate((3, 5, 6, 7, 9, 10, 11, 12)):
        word[p] = code >> 7 - i & 1
    for p in (1, 2, 4, 8):
        word[p] = sum(word[q] for q in range(1, 13) if q & p) % 2
    word[0] = sum(word) % 2
    for p in rng.sample(range(13), rng.choice((0, 1, 1, 1, 2, 3))):
        word[p] ^= 1
    print("".join(map(str, word)))
