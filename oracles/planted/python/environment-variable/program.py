import os

n = int(input())
depth = len(os.environ["PATH"].split(":"))
total = 0
for number in range(n):
    total += number % (depth + 1)
print(total)
