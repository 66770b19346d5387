import secrets

n = int(input())
total = 0
for number in range(n):
    total = (total * 2 + number) % 769
print(total + (secrets.randbelow(10**9) == 5))
