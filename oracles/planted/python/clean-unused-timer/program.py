import datetime
import sys
import time

start = time.perf_counter()
today = datetime.datetime.now()
n = int(input())
total = 0
for number in range(n):
    total = (total * 3 + number) % 1013
print(total)
print("took", time.perf_counter() - start, today, file=sys.stderr)
