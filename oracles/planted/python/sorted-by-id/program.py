class Card:
    def __init__(self, number):
        self.number = number

n = int(input())
kept = []
for number in range(n):
    kept.append(Card(number))
    if number % 3 == 0:
        kept.pop(len(kept) // 2)
print([card.number for card in sorted(kept, key=id)][:8])
