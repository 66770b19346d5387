import uuid

n = int(input())
total = 0
for number in range(n):
    total += number ^ (number >> 1)
print(total, str(uuid.uuid4())[:8])
