import random

random.seed(20)
dice = random.Random(4)
n = int(input())
total = 0
for step in range(n):
    total += dice.randint(1, 6) * random.choice([1, 2, 3])
deck = list(range(8))
random.shuffle(deck)
print(total, deck)
