import random
import sys

rng = random.Random(int(sys.argv[2]))
length, orders, oil = (7, 14, 6) if sys.argv[1] == "short" else (22, 260, 30)
print(oil)
print("." + "".join(rng.choice("..GPKROO#DB~SG.R") for _ in range(length - 1)))
line = ""
while len(line) < orders:
    line += rng.choice([">", ">t", ">", ">", "<t", "<", "<<<", ">>>t", "l", "l", "j", "d", "t", ".", ">t>", "<t<<"])
print(line[:orders])
