import random
import sys

length, seed = sys.argv[1], int(sys.argv[2])
generator = random.Random(seed)
rounds, count = (4, 3) if length == 'short' else (30, 6)
print(rounds)
print(*[generator.randint(1, 90) for _ in range(count)])
