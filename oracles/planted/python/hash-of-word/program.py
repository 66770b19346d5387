words = input().split()
buckets = [0] * 8
for word in words:
    buckets[len(word) % 8] += len(word)
print(buckets, hash(words[0]) % 97)
