import random
import sys

size = sys.argv[1]
rng = random.Random(int(sys.argv[2]))
guests, notes, lies = (6, 6, 1) if size == "short" else (34, 58, 9)
table = [rng.randrange(2) for _ in range(guests)]
out = []
for i in range(notes):
    a, b = rng.sample(range(guests), 2)
    if rng.random() < 0.6:
        b = (a + rng.choice([1, 2, 4])) % guests
    kind = table[a] != table[b]
    if i >= notes - 3 * lies and (notes - i) % 3 == 1:
        kind = not kind
    out.append(f"{'apart' if kind else 'beside'} {a + 1} {b + 1}")
print(guests, notes)
print("\n".join(out))
