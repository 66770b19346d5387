s = input().strip()
n = len(s)
best = [[0] * n for _ in range(n)]
suffix_best = []

i = n - 1
while i >= 0:
    best[i][i] = 1
    j = i + 1
    while j < n:
        if s[i] == s[j]:
            inner = best[i + 1][j - 1] if j - i > 1 else 0
            best[i][j] = inner + 2
        else:
            skip_left, skip_right = best[i + 1][j], best[i][j - 1]
            best[i][j] = skip_left if skip_left >= skip_right else skip_right
        j += 1
    suffix_best.append(best[i][n - 1])
    i -= 1

left, right = 0, n - 1
half = []
middle = ""
dropped = ["."] * n
while left <= right:
    if left == right:
        middle = s[left]
        dropped[left] = s[left]
        break
    if s[left] == s[right]:
        half.append(s[left])
        dropped[left] = s[left]
        dropped[right] = s[right]
        left += 1
        right -= 1
    elif best[left + 1][right] >= best[left][right - 1]:
        left += 1
    else:
        right -= 1

word = "".join(half)
print(best[0][n - 1])
print(word + middle + word[::-1])
print(s)
print("".join(dropped))
print(*suffix_best)
