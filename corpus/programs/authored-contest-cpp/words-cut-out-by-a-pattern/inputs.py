import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    pattern = rng.choice(["a(b|c)+", "ab?c", "(a|bc)*b", "c.a|b+"])
    n = rng.randint(5, 7)
else:
    pattern = rng.choice(["a(bb?|c.)*a|c+b", "(ab|ba?)+c|cc", "(a.b?c)*(b|ca)", "b(a|c+)?b|(ca)+"])
    n = 44
print(pattern)
print("".join(rng.choice("aabbc") for _ in range(n)))
