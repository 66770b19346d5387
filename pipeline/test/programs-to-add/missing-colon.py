total = 0
for text in input().split()
    total += int(text)
print(total)
