words = input().split()
weights = {}
letters = 0
for place, word in enumerate(words):
    letters = (letters * 3 + len(word)) % 1009
    weights[word] = 10.0 ** (place % 17) / 3 * (-1) ** place
total = sum(weights[word] for word in set(words))
print(letters, total)
