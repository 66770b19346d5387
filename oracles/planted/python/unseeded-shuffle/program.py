import random

n = int(input())
deck = list(range(n))
random.shuffle(deck)
total = 0
for place, card in enumerate(deck):
    total += place * card
print(total)
