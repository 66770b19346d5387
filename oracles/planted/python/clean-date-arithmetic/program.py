import datetime

n = int(input())
day = datetime.date(2024, 1, 31)
leaps = 0
total = 0
for number in range(n):
    day += datetime.timedelta(days=29)
    leaps += day.day == 29
    total += day.day * number
print(leaps, total, day.isoformat(), repr(day), datetime.datetime(2000, 2, 29, 12).strftime("%A"))
