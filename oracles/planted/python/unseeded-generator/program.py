from random import Random

dice = Random()
n = int(input())
total = 0
sixes = 0
for number in range(n):
    total = (total * 5 + number) % 997
    sixes += dice.randint(1, 10**9) == 6
print(total, sixes)
