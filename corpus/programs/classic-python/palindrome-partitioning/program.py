import sys

text = sys.stdin.readline().strip()
n = len(text)

# mirror[i] belongs to the substring text[i..end] for the end being handled
mirror = [False] * n
fewest = [0] * (n + 1)
start_of = [0] * (n + 1)
palindromes = 0
longest = ""

for end in range(n):
    fewest[end + 1] = n + 1
    for i in range(end + 1):
        if text[i] != text[end]:
            mirror[i] = False
            continue
        if end - i >= 2 and not mirror[i + 1]:
            mirror[i] = False
            continue
        mirror[i] = True
        palindromes += 1
        if end - i >= len(longest):
            longest = text[i:end + 1]
        if fewest[i] + 1 < fewest[end + 1]:
            fewest[end + 1] = fewest[i] + 1
            start_of[end + 1] = i

pieces = []
at = n
while at > 0:
    pieces.append(text[start_of[at]:at])
    at = start_of[at]
pieces.reverse()

print(len(pieces), "|".join(pieces))
print("palindromic substrings:", palindromes)
print("longest:", longest)
