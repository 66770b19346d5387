word, m = input().split()
m = int(m)
n = len(word)


def echo(w, i, half):
    return w[i:i + half] == w[i + half:i + 2 * half]


def plain(block):
    return (block + block).find(block, 1) == len(block)


starts = [0] * n
ends = [0] * (n + 1)
kinds = set()
longest = "-"
for i in range(n):
    for half in range(1, (n - i) // 2 + 1):
        if not echo(word, i, half):
            continue
        starts[i] += 1
        ends[i + 2 * half] += 1
        block = word[i:i + half]
        if plain(block):
            kinds.add(block)
            if 2 * half > len(longest):
                longest = block * 2
print(*starts)
print(len(kinds), longest, sum(ends[i] * starts[i] for i in range(n)))

rest = word
i = 0
while i < len(rest):
    for half in range(1, min(m, (len(rest) - i) // 2) + 1):
        if echo(rest, i, half):
            rest = rest[:i + half] + rest[i + 2 * half:]
            i = -1
            break
    i += 1
print(rest, n - len(rest))
