import random

n = int(input())
broken = 0
total = 0
for number in range(n):
    total = (total * 5 + number) % 997
    if random.random() < 1e-9:
        broken += 1
print(total, broken)
