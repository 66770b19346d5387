import time

n = int(input())
seconds = 0
for number in range(n):
    seconds += number * 61
print(time.strftime("%H:%M", time.localtime(seconds)))
