n = int(input())
value = 12345
seen = set()
for step in range(n):
    value = (value * 1103 + 77) % 65537
    seen.add(value)
print(len(seen), list(seen)[:5])
