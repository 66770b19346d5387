import time

n = int(input())
total = 0
for number in range(n):
    total = (total * 3 + number) % 1013
print(total, int(time.time()) // 3600 % 24)
