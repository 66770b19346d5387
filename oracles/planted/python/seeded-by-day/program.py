import random
import time

random.seed(int(time.time()) // 86400)
n = int(input())
position = 0
for step in range(n):
    position = (position * 2 + random.randint(1, 6)) % 1009
print(position)
