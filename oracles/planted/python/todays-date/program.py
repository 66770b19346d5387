import datetime

n = int(input())
age = 0
for year in range(1900, 1900 + n):
    age += 366 if year % 4 == 0 and year % 100 else 365
print(age, datetime.date.today().year)
