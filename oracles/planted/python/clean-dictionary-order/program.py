words = input().split()
lengths = {}
for word in words:
    lengths[word] = lengths.get(word, 0) + len(word)
print(list(lengths)[:5], "".join(dict.fromkeys(words[0] + words[1])), {word[0] for word in words} == set("".join(w[0] for w in words)))
