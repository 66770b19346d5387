import random
import sys

rng = random.Random(int(sys.argv[2]))
small = sys.argv[1] == "short"
bits = 5 if small else 14
events, held = [], 0
for i in range(7 if small else 75):
    p = rng.random()
    if i < 2 or p < (0.4 if small else 0.15):
        # thin numbers keep some additions dependent
        x = rng.getrandbits(bits) & (rng.getrandbits(bits) | 3)
        held += 1
        events.append("+ %d" % x)
    elif p < 0.62:
        events.append("? %d" % rng.getrandbits(bits))
    else:
        events.append("k %d" % rng.randint(0, 2 ** min(held, bits, 7) - 1))
print(len(events), *events, sep="\n")
