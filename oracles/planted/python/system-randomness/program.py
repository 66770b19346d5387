import os

n = int(input())
total = 0
for number in range(n):
    total = (total * 2 + number) % 769
if os.urandom(4) == b"\0\0\0\0":
    total += 1
print(total)
