import locale

n = int(input())
total = 0
for number in range(n):
    total = total * 2 % 1009 + number
try:
    print(total, locale.setlocale(locale.LC_CTYPE, ""))
except locale.Error:
    print(total, "of nowhere")
