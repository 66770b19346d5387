import random
import sys


def rising_noise(rng, n, slope, spread):
    return [max(1, i * slope // 10 + rng.randint(1, spread)) for i in range(n)]


rng = random.Random(int(sys.argv[2]))
seq = rising_noise(rng, 9, 12, 12) if sys.argv[1] == "short" else rising_noise(rng, 130, 5, 70)
print(len(seq))
print(" ".join(map(str, seq)))
