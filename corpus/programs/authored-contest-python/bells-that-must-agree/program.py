import sys


def euclid(a, b):
    """The gcd g of a and b, and x with a * x = g modulo b."""
    x, y = 1, 0
    while b:
        q = a // b
        a, b = b, a - q * b
        x, y = y, x - q * y
    return a, x


def join(r, m, s, n):
    g, x = euclid(m, n)
    if (s - r) % g:
        return None
    k = (s - r) // g * x % (n // g)
    return r + m * k, m // g * n


def lcm_without(rules, skip):
    total = 1
    for number, (m, _) in rules.items():
        if number != skip:
            g, _ = euclid(total, m)
            total = total // g * m
    return total


def main():
    lines = sys.stdin.read().splitlines()
    count = int(lines[0])
    rules = {}
    rest, period = 0, 1
    added = refused = 0
    checksum = 0
    for line in lines[1:count + 1]:
        word, *args = line.split()
        nums = list(map(int, args))
        answer = -1
        if word == "add":
            added += 1
            m, r = nums
            both = join(rest, period, r % m, m)
            if both is None:
                refused += 1
                for number in sorted(rules):
                    n, s = rules[number]
                    g, _ = euclid(m, n)
                    if (r - s) % g:
                        print("clash", number)
                        break
            else:
                rest, period = both
                rules[added] = (m, r % m)
                print("ok", rest, period)
        elif word == "drop":
            number = nums[0]
            if number not in rules:
                print("no rule")
                continue
            del rules[number]
            rest, period = 0, 1
            for m, r in rules.values():
                rest, period = join(rest, period, r, m)
            print("left", len(rules), "period", period)
        elif word == "delay":
            d = nums[0]
            for number in rules:
                m, r = rules[number]
                rules[number] = (m, (r + d) % m)
            rest = (rest + d) % period
            print("now", rest)
        elif word == "next":
            t = nums[0]
            if t <= rest:
                answer = rest
            else:
                answer = rest + (t - rest + period - 1) // period * period
        elif word == "span":
            a, b = nums
            if b < a:
                a, b = b, a
            upper = 0 if b < rest else (b - rest) // period + 1
            lower = 0 if a <= rest else (a - 1 - rest) // period + 1
            answer = upper - lower
        else:
            idle = []
            for number in sorted(rules):
                m = rules[number][0]
                if lcm_without(rules, number) % m == 0:
                    idle.append(number)
            print("idle", ",".join(map(str, idle)) if idle else "-")
        if answer >= 0:
            checksum = (checksum * 3 + answer) % 99991
            print(word, answer)
    print(added - refused, refused, len(rules), checksum)


if __name__ == "__main__":
    main()
