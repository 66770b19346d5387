word = input().strip()
x, y, z = map(int, input().split())
step = {"a": (x, 0), "b": (-y, y), "c": (0, -z)}

p = q = 0
times = {(0, 0): 1}         # how often each pair of differences was seen
first = {(0, 0): 0}
since = {(0, 0)}            # pairs seen since the last chosen stretch ended
total = longest = begin = 0
per_place = []
chosen = []
for place, letter in enumerate(word, 1):
    dp, dq = step[letter]
    p += dp
    q += dq
    key = (p, q)
    count = times.get(key, 0)
    if count:
        total += count
        per_place.append(f"{place}:{count}")
        if place - first[key] > longest:
            longest = place - first[key]
            begin = first[key] + 1
    else:
        first[key] = place
    times[key] = count + 1
    if key in since:
        chosen.append(place)
        since = set()
    since.add(key)

print(total, longest, begin)
print(*per_place or "-")
print(len(chosen), *chosen)
