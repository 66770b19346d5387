n = int(input())
total = 0
for number in range(n):
    total = (total * 3 + number) % 503
with open("/proc/sys/kernel/ostype") as file:
    print(total, len(file.read()))
