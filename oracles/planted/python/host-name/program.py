import socket

n = int(input())
total = 0
for number in range(n):
    total = (total * 19 + number) % 1021
print(total, socket.gethostname())
