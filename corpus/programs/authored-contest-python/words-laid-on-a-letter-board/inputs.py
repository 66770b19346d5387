import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
h, w, k = (2, 3, 2) if short else (5, 6, 22)
board = [[rng.choice("aeinrst" if not short else "aent") for _ in range(w)] for _ in range(h)]
print(h, w)
for row in board:
    print("".join(row))
words = []
for _ in range(k):
    r, c = rng.randrange(h), rng.randrange(w)
    path = [(r, c)]
    for _ in range(rng.randint(2, 3 if short else 6)):
        near = [(r + a, c + b) for a in (-1, 0, 1) for b in (-1, 0, 1)
                if 0 <= r + a < h and 0 <= c + b < w and (r + a, c + b) not in path]
        if not near:
            break
        r, c = rng.choice(near)
        path.append((r, c))
    word = "".join(board[r][c] for r, c in path)
    if rng.random() < 0.2:
        word = word[:-1] + rng.choice("aeinrst")
    words.append((word + "aa")[:max(3, len(word))])
print(*words)
