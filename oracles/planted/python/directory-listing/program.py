import os

n = int(input())
total = 0
for number in range(n):
    total = (total * 11 + number) % 503
print(total, len(os.listdir("/")) > 0)
