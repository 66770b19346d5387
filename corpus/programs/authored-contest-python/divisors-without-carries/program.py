def main():
    t = int(input())
    steps = 0
    widest = ""
    coprime = 0
    mix = 0
    for case in range(1, t + 1):
        left, right = input().split()
        a, b = int(left, 2), int(right, 2)
        old, new = a, b
        u0, u1, v0, v1 = 1, 0, 0, 1
        trail = []
        while new:
            size = new.bit_length()
            quotient = 0
            rest = old
            while rest.bit_length() >= size:
                shift = rest.bit_length() - size
                rest ^= new << shift
                u0 ^= u1 << shift
                v0 ^= v1 << shift
                quotient |= 1 << shift
                steps += 1
            trail.append(format(quotient, "b"))
            old, new = new, rest
            u0, u1 = u1, u0
            v0, v1 = v1, v0
        if old == 1:
            coprime += 1
        mix ^= old << case % 5
        for quotient in trail:
            if len(quotient) > len(widest):
                widest = quotient
        print(f"{old:b} {u0:b} {v0:b}", ":".join(trail))
    print(coprime, steps, widest, mix)


main()
