class Node:
    pass

n = int(input())
total = 0
for number in range(n):
    total += number * number % 7
print(total, Node())
