n = int(input())
chain = []
rising = 0
for number in range(n):
    chain.append([number] * 3)
    if number and id(chain[-1]) > id(chain[-2]):
        rising += 1
print(len(chain), rising)
