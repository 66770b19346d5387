text = input().strip()

# node 0: imaginary root of length -1, node 1: the empty word
length = [-1, 0]
link = [0, 0]
edge = [{}, {}]
seen = [0, 0]
depth = [0, 0]
ends = [0, 0]

last = 1
total = 0
longest = 0
for i, ch in enumerate(text):
    cur = last
    while True:
        j = i - length[cur] - 1
        if j >= 0 and text[j] == ch:
            break
        cur = link[cur]
    if ch in edge[cur]:
        last = edge[cur][ch]
    else:
        fresh = len(length)
        length.append(length[cur] + 2)
        ends.append(i + 1)
        seen.append(0)
        edge.append({})
        if length[fresh] == 1:
            link.append(1)
        else:
            back = link[cur]
            while i - length[back] - 1 < 0 or text[i - length[back] - 1] != ch:
                back = link[back]
            link.append(edge[back][ch])
        depth.append(depth[link[fresh]] + 1)
        edge[cur][ch] = fresh
        last = fresh
        if length[fresh] > length[longest] or longest == 0:
            longest = fresh
    seen[last] += 1
    total += depth[last]

best = 0
holder = 1
for v in range(len(length) - 1, 1, -1):
    seen[link[v]] += seen[v]
    worth = seen[v] * length[v]
    if worth >= best:
        best, holder = worth, v


def word(v):
    return text[ends[v] - length[v]:ends[v]]


print(len(length) - 2, total)
print(word(longest))
print(best, seen[holder], word(holder))
