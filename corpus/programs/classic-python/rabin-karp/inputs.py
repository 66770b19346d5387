import random
import sys

mode, seed = sys.argv[1], int(sys.argv[2])
rng = random.Random(seed)
if mode == "short":
    length, size, kinds, letters, modulus = 24, 3, 2, "ab", 5
else:
    length, size, kinds, letters, modulus = 320, 4, 4, "abc", 41

text = "".join(rng.choice(letters) for _ in range(length))
patterns = []
while len(patterns) < kinds:
    at = rng.randrange(length - size + 1)
    if text[at:at + size] not in patterns:
        patterns.append(text[at:at + size])
print(7, modulus)
print(*patterns)
print(text)
