import sys
from random import Random

r = Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print(r.randint(5, 12), r.randint(3, 5), r.randint(7, 9))
else:
    print(r.randint(100, 900), r.randint(1500, 4000), r.randint(5, 7))
