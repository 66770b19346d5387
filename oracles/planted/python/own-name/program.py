import os
import sys

n = int(input())
total = 0
for number in range(n):
    total = (total + number * 17) % 101
print(os.path.basename(sys.argv[0]), total)
