import random
import sys

rng = random.Random(int(sys.argv[2]))
count, width = (7, 12) if sys.argv[1] == "short" else (54, 22)
words = ["a", "to", "fair", "in", "may", "with", "songs", "bread", "cheese", "dancing", "of", "old", "and", "geese", "market"]
print(width, rng.randint(0, 20))
text = [rng.choice(words) for _ in range(count)]
while text:
    k = rng.randint(3, 9)
    print(*text[:k])
    text = text[k:]
