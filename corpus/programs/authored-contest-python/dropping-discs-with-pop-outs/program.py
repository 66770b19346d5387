import sys


class Frame:
    def __init__(self, rows, cols, line):
        self.rows = rows
        self.cols = cols
        self.line = line
        self.stacks = [[] for _ in range(cols)]

    def at(self, c, r):
        if 0 <= c < self.cols and 0 <= r < len(self.stacks[c]):
            return self.stacks[c][r]
        return "."

    def marked(self):
        found = set()
        for c in range(self.cols):
            for r, disc in enumerate(self.stacks[c]):
                for dc, dr in ((1, 0), (0, 1), (1, 1), (1, -1)):
                    if self.at(c - dc, r - dr) == disc:
                        continue
                    run = [(c, r)]
                    x, y = c + dc, r + dr
                    while self.at(x, y) == disc:
                        run.append((x, y))
                        x += dc
                        y += dr
                    if len(run) >= self.line:
                        found.update(run)
        return found

    def settle(self):
        waves = 0
        gain = {"x": 0, "o": 0}
        while True:
            found = self.marked()
            if not found:
                return waves, gain
            waves += 1
            for c in range(self.cols):
                rest = []
                for r, disc in enumerate(self.stacks[c]):
                    if (c, r) in found:
                        gain[disc] += waves
                    else:
                        rest.append(disc)
                self.stacks[c] = rest

    def full(self):
        return all(len(s) == self.rows for s in self.stacks)

    def picture(self):
        lines = []
        for r in reversed(range(self.rows)):
            lines.append("".join(self.at(c, r) for c in range(self.cols)))
        return "/".join(lines)


def main():
    rows, cols, line = map(int, sys.stdin.readline().split())
    frame = Frame(rows, cols, line)
    points = {"x": 0, "o": 0}
    player, other = "x", "o"
    state = "open"
    for text in sys.stdin:
        words = text.split()
        if words[0] == "n":
            print("-")
        else:
            c = int(words[1]) - 1
            legal = 0 <= c < cols
            if legal:
                stack = frame.stacks[c]
                if words[0] == "d":
                    legal = len(stack) < rows
                    if legal:
                        stack.append(player)
                else:
                    legal = bool(stack) and stack[0] == player
                    if legal:
                        del stack[0]
            if not legal:
                points[player] -= 2
                print("foul")
            else:
                waves, gain = frame.settle()
                if waves:
                    points["x"] += gain["x"]
                    points["o"] += gain["o"]
                    print(waves, f"{gain['x']}/{gain['o']}")
                else:
                    print(0)
                if frame.full():
                    state = "full"
                    break
        player, other = other, player
    print(state, points["x"], points["o"])
    print(frame.picture())


main()
