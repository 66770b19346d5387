import os

n = int(input())
letters = 0
for number in range(n):
    letters += len(str(number * 7))
print(letters, os.path.basename(os.getcwd()))
