import random, sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    eggs, floors, cases = 2, 9, 2
else:
    eggs, floors, cases = 4, 70, 6
print(eggs, floors)
print(*[rng.randint(0, floors) for _ in range(cases)])
