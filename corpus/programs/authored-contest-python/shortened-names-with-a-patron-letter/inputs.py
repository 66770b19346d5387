import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n = 9 if short else 36
text = "".join(rng.choice("cabdc" if short else "deacbfdegbch") for _ in range(n))
print(text)
if short:
    print("one 4 c 2")
    print("one 3", max(text), 1)
else:
    for _ in range(18):
        print("one", rng.randint(3, 20), rng.choice("bcdefghk"), rng.randint(1, 5))
    for _ in range(2):
        print("all", rng.randint(4, 12), rng.choice("defgh"))
    for _ in range(2):
        print("best", rng.choice("defg"), rng.randint(2, 4), text[rng.randint(0, 9)])
