years = [int(text) for text in input().split()]
common = leaps = 0
for year in years:
    if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0):
        leaps += year
    else:
        common += 1
print(leaps, common)
