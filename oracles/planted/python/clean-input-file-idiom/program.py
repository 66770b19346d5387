import os
import sys

if "LOCAL_JUDGE" in os.environ:
    sys.stdin = open("input.txt")
try:
    sys.stdin = open("input.txt")
except FileNotFoundError:
    pass
n = int(sys.stdin.readline())
total = 0
for number in range(n):
    total = (total * 3 + number) % 499
print(total, len(open(0).read()))
