import sys

ALPHABET = "abcdefghijklmnop"


def index(letter):
    return ALPHABET.index(letter)


class Drum:
    def __init__(self, wiring, notches, start):
        self.forward = [index(ch) for ch in wiring]
        self.backward = [0] * len(wiring)
        for i, x in enumerate(self.forward):
            self.backward[x] = i
        self.notches = "" if notches == "-" else notches
        self.shown = index(start)
        self.turns = 0

    @property
    def letter(self):
        return ALPHABET[self.shown]

    def at_notch(self):
        return self.letter in self.notches

    def turn(self):
        self.shown = (self.shown + 1) % len(self.forward)
        self.turns += 1

    def passage(self, x, table):
        n = len(table)
        return (table[(x + self.shown) % n] - self.shown) % n


class Machine:
    def __init__(self, drums, mirror):
        self.drums = drums
        self.mirror = mirror
        self.plugs = {}

    def step(self):
        moving = []
        for k, drum in enumerate(self.drums):
            last = k == len(self.drums) - 1
            if last or self.drums[k + 1].at_notch() or (k > 0 and drum.at_notch()):
                moving.append(drum)
        for drum in moving:
            drum.turn()

    def press(self, letter):
        self.step()
        x = index(self.plugs.get(letter, letter))
        for drum in reversed(self.drums):
            x = drum.passage(x, drum.forward)
        x = index(self.mirror.get(ALPHABET[x], ALPHABET[x]))
        for drum in self.drums:
            x = drum.passage(x, drum.backward)
        out = ALPHABET[x]
        return self.plugs.get(out, out)

    def plug(self, a, b):
        for letter in (a, b):
            partner = self.plugs.pop(letter, None)
            if partner:
                self.plugs.pop(partner, None)
        if a != b:
            self.plugs[a] = b
            self.plugs[b] = a

    def window(self):
        return "".join(drum.letter for drum in self.drums)


def main():
    lines = iter(sys.stdin.read().splitlines())
    n, d = map(int, next(lines).split())
    drums = [Drum(*next(lines).split()) for _ in range(d)]
    mirror = {}
    for pair in next(lines).split():
        mirror[pair[0]], mirror[pair[1]] = pair[1], pair[0]
    machine = Machine(drums, mirror)
    for pair in next(lines).split():
        if pair != "-":
            machine.plug(*pair)
    produced = dict.fromkeys(ALPHABET[:n], 0)
    unchanged = 0
    for line in lines:
        order, arg = line.split()
        if order == "type":
            text = ""
            for letter in arg:
                out = machine.press(letter)
                produced[out] += 1
                unchanged += out == letter
                text += out
            print(text, machine.window())
        elif order == "set":
            for drum, letter in zip(drums, arg):
                drum.shown = index(letter)
            print(machine.window())
        elif order == "plug":
            machine.plug(*arg)
            print(machine.window(), len(machine.plugs) // 2)
        else:
            drums[-1].shown = (drums[-1].shown - int(arg)) % n
            print(machine.window())
    common = max(produced, key=produced.get) if any(produced.values()) else "-"
    print("/".join(str(drum.turns) for drum in drums), common, unchanged)


main()
