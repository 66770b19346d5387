import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
size = 40 if short else 300
count = 9 if short else 110
print(size)
span = size // 4
for i in range(count):
    verb = rng.choice("add add add add cut cut flip flip slide grow shrink mirror undo nth nth gap near near keep".split())
    if i < 3:
        verb = "add"
    if verb == "keep" and i % 3:
        verb = "flip"
    if verb in ("add", "cut", "flip"):
        a = rng.randrange(size)
        print(verb, a, min(size - 1, a + rng.randrange(span // 2)))
    elif verb == "keep":
        a = rng.randrange(span)
        print(verb, a, size - 1 - rng.randrange(span))
    elif verb == "slide":
        print(verb, rng.choice([-7, -4, -2, 3, 5, 6]))
    elif verb in ("grow", "shrink"):
        print(verb, rng.randint(1, 2))
    elif verb in ("mirror", "undo"):
        print(verb)
    elif verb == "nth":
        print(verb, rng.randint(1, size // 2))
    elif verb == "gap":
        print(verb, rng.randint(1, span // 2))
    else:
        print(verb, rng.randrange(size))
