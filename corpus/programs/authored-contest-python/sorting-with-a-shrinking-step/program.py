p, q = map(int, input().split())
row = list(map(int, input().split()))
n = len(row)
step = max(1, n * p // q)
i = swaps = 0
spot = "-"
passes, spots = [], []
compared = moved = 0
third = row
done = False
while not done:
    compared += 1
    d = row[i] - row[i + step]
    if d > 0:
        row[i], row[i + step] = row[i + step], row[i]
        swaps += 1
        spot = i
        moved += d
    i += 1
    if i + step < n:
        continue
    passes.append(f"{step}:{swaps}")
    spots.append(spot)
    if len(passes) == 3:
        third = row[:]
    done = step == 1 and swaps == 0
    step = max(1, step * p // q)
    i = swaps = 0
    spot = "-"
print(*passes)
print(*spots)
print(*third)
print(compared, moved)
