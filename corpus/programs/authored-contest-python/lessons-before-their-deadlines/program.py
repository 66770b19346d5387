import heapq
import sys


def read_courses(stream):
    count, rest_days = map(int, stream.readline().split())
    courses = []
    for number in range(1, count + 1):
        days, last = map(int, stream.readline().split())
        courses.append((last, days, number))
    return rest_days, courses


rest_days, courses = read_courses(sys.stdin)
courses.sort()
chosen = []
day = 0
given_up = []
never = 0
fullest = (0, 0)
for last, days, number in courses:
    heapq.heappush(chosen, (-days, -number))
    day += days
    while day + rest_days * (len(chosen) // 4) > last:
        longest, minus = heapq.heappop(chosen)
        day += longest
        if -minus == number:
            never += 1
            given_up.append(f"{number}!")
        else:
            given_up.append(str(-minus))
    if len(chosen) > fullest[0]:
        fullest = (len(chosen), number)

kept = {-minus for _, minus in chosen}
plan = []
clock = 0
slack = None
for i, (last, days, number) in enumerate([c for c in courses if c[2] in kept], 1):
    clock += days
    if i % 4 == 0:
        clock += rest_days
    plan.append(f"{number}:{clock}")
    if slack is None or last - clock < slack:
        slack = last - clock
print(len(chosen), day, never, *fullest)
print(*plan, slack)
print("given up", *given_up)
