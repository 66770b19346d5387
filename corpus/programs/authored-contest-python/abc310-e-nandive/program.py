import sys

input = sys.stdin.readline


def main():
    n = int(input())
    a = input().strip()[:n]

    ans = 0
    cnt0 = 0
    cnt1 = 0
    for c in a:
        if c == "0":
            dp0 = 1
            dp1 = cnt0 + cnt1
        else:
            dp0 = cnt1
            dp1 = cnt0 + 1
        ans += dp1
        cnt0, cnt1 = dp0, dp1

    print(ans)


if __name__ == "__main__":
    main()
