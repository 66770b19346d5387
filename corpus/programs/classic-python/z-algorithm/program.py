def main():
    s = input().strip()
    lengths = [int(x) for x in input().split()]
    n = len(s)

    z = [n] + [0] * (n - 1)
    left = right = 0
    matches = 0
    copied = 0
    for i in range(1, n):
        k = 0
        if i < right:
            k = min(z[i - left], right - i)
            copied += k
        while i + k < n and s[i + k] == s[k]:
            k += 1
            matches += 1
        z[i] = k
        if i + k > right:
            left, right = i, i + k

    borders = [n - i for i in range(n - 1, 0, -1) if z[i] == n - i]
    print("borders", *(borders or ["none"]))
    print("matches", matches, "copied", copied)
    for length in lengths:
        again = [i for i in range(1, n) if z[i] >= length]
        shown = " ".join(map(str, again[:10]))
        print(f"{s[:length]}: {len(again)} more", f"({shown})" if again else "")


main()
