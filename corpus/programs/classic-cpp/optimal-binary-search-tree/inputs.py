import random
import sys

WORDS = """the and sea salt boat wind net rope tide moon sail gull fish sand hull mast
oar crew port deck anchor storm""".split()

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    kinds, length = rng.sample(WORDS, 5), 12
else:
    kinds, length = rng.sample(WORDS, 22), 100
weights = [rng.choice([1, 1, 2, 3, 5, 8]) for _ in kinds]
text = kinds + rng.choices(kinds, weights, k=length - len(kinds))
rng.shuffle(text)
for i in range(0, length, 14):
    print(" ".join(text[i:i + 14]))
