import sys
from random import Random

r = Random(int(sys.argv[2]))
n, letters = {"short": (5, "abc"), "long": (14, "abcd")}[sys.argv[1]]
word = letters[0]
while len(word) < n:
    word += r.choice([c for c in letters if c != word[-1]])
print(word)
print(" ".join("%s=%d" % (c, r.randint(3, 9)) for c in sorted(set(word))))
