import re
import sys
from math import factorial, lcm


class Shuffle:
    def __init__(self, image):
        self.image = tuple(image)

    @classmethod
    def from_cycles(cls, text, n):
        image = list(range(n))
        for body in re.findall(r"\(([\d ]*)\)", text):
            ring = [int(t) - 1 for t in body.split()]
            for i, x in enumerate(ring):
                image[x] = ring[(i + 1) % len(ring)]
        return cls(image)

    def then(self, other):
        return Shuffle(other.image[x] for x in self.image)

    def inverse(self):
        back = [0] * len(self.image)
        for i, x in enumerate(self.image):
            back[x] = i
        return Shuffle(back)

    def power(self, k):
        base = self if k >= 0 else self.inverse()
        k = abs(k)
        result = Shuffle(range(len(self.image)))
        while k:
            if k & 1:
                result = result.then(base)
            base = base.then(base)
            k >>= 1
        return result

    def cycles(self):
        rings = []
        done = [False] * len(self.image)
        for i in range(len(done)):
            if done[i]:
                continue
            ring = []
            while not done[i]:
                done[i] = True
                ring.append(i)
                i = self.image[i]
            rings.append(ring)
        return rings

    def lengths(self):
        return sorted(len(r) for r in self.cycles())

    def rank(self):
        n = len(self.image)
        value = 1
        for i, x in enumerate(self.image):
            smaller = sum(1 for y in self.image[i + 1:] if y < x)
            value += smaller * factorial(n - 1 - i)
        return value

    def root(self):
        waiting = {}
        rings = []
        for ring in self.cycles():
            k = len(ring)
            if k % 2:
                step = (k + 1) // 2
                rings.append([ring[i * step % k] for i in range(k)])
            elif k in waiting:
                first = waiting.pop(k)
                rings.append([x for pair in zip(first, ring) for x in pair])
            else:
                waiting[k] = ring
        if waiting:
            return None
        image = list(self.image)
        for ring in rings:
            for x, y in zip(ring, ring[1:] + ring[:1]):
                image[x] = y
        return Shuffle(image)

    def __str__(self):
        text = ""
        for ring in self.cycles():
            if len(ring) > 1:
                text += "(" + " ".join(str(x + 1) for x in ring) + ")"
        return text or "()"


n, q = map(int, sys.stdin.readline().split())
bench = {}
nones = numbers = 0
for line in sys.stdin.read().splitlines()[:q]:
    words = line.split()
    if words[1] == "=":
        target, rest = words[0], line.split("=")[1].strip()
        if rest.startswith("("):
            made = Shuffle.from_cycles(rest, n)
        else:
            y = bench.get(words[2], Shuffle(range(n)))
            if words[3] == "^":
                made = y.power(int(words[4]))
            elif words[3] == "to":
                z = bench.get(words[4], Shuffle(range(n)))
                made = z.inverse().then(y).then(z)
            else:
                made = y.then(bench.get(words[3], Shuffle(range(n))))
        bench[target] = made
        print(made)
        continue
    x = bench.get(words[1], Shuffle(range(n)))
    if words[0] == "order":
        answer = lcm(*x.lengths())
        numbers += answer
    elif words[0] == "sign":
        answer = "odd" if (n - len(x.cycles())) % 2 else "even"
    elif words[0] == "rank":
        answer = x.rank()
        numbers += answer
    elif words[0] == "kin":
        y = bench.get(words[2], Shuffle(range(n)))
        answer = "yes" if x.lengths() == y.lengths() else "no"
    else:
        answer = x.root()
        if answer is None:
            nones += 1
            answer = "none"
    print(answer)

total = Shuffle(range(n))
for name in sorted(bench):
    total = total.then(bench[name])
print(nones, numbers, total)
