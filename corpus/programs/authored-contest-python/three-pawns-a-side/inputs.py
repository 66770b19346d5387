import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print(3, 3, rng.choice("wb"))
    print("\n".join([rng.choice(["b.b", "bb."]), ".#.", rng.choice(["ww.", "w.w"])]))
else:
    print(3, 4, "w")
    mid = ["."] * 6
    mid[rng.randrange(3)] = "#"
    print("\n".join(["bbb", "".join(mid[:3]), "".join(mid[3:]), "www"]))
