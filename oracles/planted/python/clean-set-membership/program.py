words = input().split()
seen = set()
repeated = 0
for word in words:
    repeated += word[0] in seen
    seen.add(word[0])
print(repeated, len(seen), sorted(seen), sum(len(letter) for letter in seen), min(seen), max(seen))
