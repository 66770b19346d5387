from random import Random
from sys import argv

r = Random(int(argv[2]))
if argv[1] == "short":
    k, f, asked = 3, 2, 2
    rules = ["twin alike 2 own", "steps run 2 4", "high between 5 6 sum"]
else:
    k, f, asked = 5, 5, 9
    rules = ["four alike 4 50", "three alike 3 sum", "twopair pairs 2 own", "steps run 4 40", "full house own",
             "odds odd 18", "tens between 12 18 own", "fives face 5 own", "twin alike 2 %d" % r.randint(5, 9)]
    r.shuffle(rules)
print(k, f, len(rules))
print(*rules, sep="\n")
for _ in range(asked):
    print("".join(str(r.randint(1, f)) for _ in range(k)))
