import random
import sys

r = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print("b*[c-e]a")
    print(4)
    print("".join(r.choice("abcdf") for _ in range(6)))
else:
    print("*k[a-ce]?m*[xz]t*[g-ip]o")
    print(9)
    print("".join(r.choice("abcdefgijkmnopqtuwxz") for _ in range(85)))
