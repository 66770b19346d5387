import os

n = int(input())
total = 0
for number in range(n):
    total = (total * 13 + number) % 1021
print(total, os.getpid() % 1000)
