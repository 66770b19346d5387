print(sum(int(text) ** 2 for text in input().split()))
