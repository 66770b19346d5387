words = input().split()
score = 0
for place, word in enumerate(words):
    score = (score * 7 + len(word) * place) % 1009
print(score)
print(" ".join(set(words)))
