import time

start = time.perf_counter()
n = int(input())
best = 0
total = 0
for number in range(n):
    if time.perf_counter() - start > 1.8:
        break
    total = (total * 3 + number) % 1009
    best = max(best, total)
print(best, total)
