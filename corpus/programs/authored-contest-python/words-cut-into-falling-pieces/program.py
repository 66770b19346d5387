import sys

pieces_in_all = proud = 0
longest = ""
for word in sys.stdin.read().split():
    n = len(word)
    parts = []
    i = 0
    while i < n:
        j, k = i + 1, i
        while j < n and word[k] <= word[j]:
            k = i if word[k] < word[j] else k + 1
            j += 1
        size = j - k
        count = (j - i) // size
        piece = word[i:i + size]
        parts.append(piece + (str(count) if count > 1 else ""))
        pieces_in_all += count
        if size > len(longest):
            longest = piece
        if size == n:
            proud += 1
        i += size * count
    turns = [word[s:] + word[:s] for s in range(n)]
    print(".".join(parts), turns.index(min(turns)) + 1)
print(pieces_in_all, longest, proud)
