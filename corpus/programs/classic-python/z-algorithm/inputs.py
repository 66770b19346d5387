import sys
from random import Random

rng = Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    unit, limit, lengths = "aba", 16, [2, 4]
else:
    unit, limit, lengths = "abaab", 230, [3, 6, 9, 14, 20]

word = unit
while len(word) < limit:
    block = word[:rng.randint(2, max(3, len(word) * 2 // 3))]
    if rng.random() < 0.5:
        block = block[:-1] + rng.choice("abc")
    word += block
word = word[:limit - 4] + word[:4]
print(word)
print(*lengths)
