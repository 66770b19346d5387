import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    h, w, rows, columns, stamps = 2, 2, 5, 7, 2
    modulus = rng.choice([7, 11, 13])
else:
    h, w, rows, columns, stamps = 3, 3, 26, 17, 9
    modulus = rng.choice([29, 31, 37])
small = ["".join(rng.choice("#.") for _ in range(w)) for _ in range(h)]
grid = [[rng.choice("#..") for _ in range(columns)] for _ in range(rows)]
for _ in range(stamps):
    top, left = rng.randint(0, rows - h), rng.randint(0, columns - w)
    for r in range(h):
        grid[top + r][left:left + w] = small[r]
print(rng.randint(2, modulus - 2), rng.randint(2, modulus - 2), modulus)
print("\n".join(small))
print()
print("\n".join("".join(row) for row in grid))
