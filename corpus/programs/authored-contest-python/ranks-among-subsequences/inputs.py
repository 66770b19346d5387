import sys
from random import Random

r = Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print("".join(r.choice("abc") for _ in range(5)))
    print(r.randint(3, 9), r.randint(10, 30))
else:
    print("".join(r.choice("abc") for _ in range(22)))
    print(*[r.randint(5, 40), r.randint(1000, 4000), r.randint(10000, 40000), r.randint(40000, 90000), 10000000])
