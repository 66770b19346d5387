import random
import sys

r = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print("a(b|c)+a?")
    print("".join(r.choice("aabc") for _ in range(8)))
else:
    print("a(b|cd?)*(ab)?d|c+.?(bd)+|dd?a")
    bits = ["ab", "acd", "cb", "abd", "bd", "ccc", "dda", "a", "d", "cdb"]
    t = ""
    while len(t) < 170:
        t += r.choice(bits)
    print(t[:170])
