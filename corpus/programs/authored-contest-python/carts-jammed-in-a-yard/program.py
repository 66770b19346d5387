import sys


class Cart:
    def __init__(self, letter, cells):
        self.letter = letter
        self.length = len(cells)
        (r, c), (r2, c2) = cells[0], cells[-1]
        self.across = r == r2
        self.line = r if self.across else c
        self.start = c if self.across else r

    def cells(self, at):
        for i in range(at, at + self.length):
            yield (self.line, i) if self.across else (i, self.line)


class Yard:
    def __init__(self, rows):
        self.height, self.width = len(rows), len(rows[0])
        self.posts = set()
        spots = {}
        for r, row in enumerate(rows):
            for c, sign in enumerate(row):
                if sign == "#":
                    self.posts.add((r, c))
                elif sign != ".":
                    spots.setdefault(sign, []).append((r, c))
        self.carts = [Cart(letter, spots[letter]) for letter in sorted(spots)]

    def taken(self, state):
        cells = set(self.posts)
        for cart, at in zip(self.carts, state):
            cells.update(cart.cells(at))
        return cells

    def moves(self, state):
        taken = self.taken(state)
        for k, cart in enumerate(self.carts):
            limit = self.width if cart.across else self.height
            for step, sign in ((-1, "LU"), (1, "RD")):
                front = state[k] if step < 0 else state[k] + cart.length - 1
                count = 0
                while True:
                    front += step
                    if front < 0 or front >= limit:
                        break
                    cell = (cart.line, front) if cart.across else (front, cart.line)
                    if cell in taken:
                        break
                    count += 1
                    after = state[:k] + (state[k] + step * count,) + state[k + 1:]
                    yield f"{cart.letter}{sign[not cart.across]}{count}", after

    def is_goal(self, state):
        return state[0] + self.carts[0].length == self.width

    def draw(self, state):
        grid = [["."] * self.width for _ in range(self.height)]
        for r, c in self.posts:
            grid[r][c] = "#"
        for cart, at in zip(self.carts, state):
            for r, c in cart.cells(at):
                grid[r][c] = cart.letter
        return "\n".join("".join(row) for row in grid)


def main():
    yard = Yard(sys.stdin.read().split())
    start = tuple(cart.start for cart in yard.carts)
    how = {start: None}
    depth = {start: 0}
    queue = [start]
    looked = 0
    goal = None
    while looked < len(queue):
        state = queue[looked]
        looked += 1
        if yard.is_goal(state):
            goal = state
            break
        for name, after in yard.moves(state):
            if after not in how:
                how[after] = name, state
                depth[after] = depth[state] + 1
                queue.append(after)
    deepest = max(depth.values()) if goal is None else depth[goal]
    counts = [0] * (deepest + 1)
    for state in queue:
        if depth[state] <= deepest:
            counts[depth[state]] += 1
    if goal is None:
        print("jammed")
        print()
        state = start
    else:
        way = []
        state = goal
        while how[state]:
            name, state = how[state]
            way.append(name)
        print(len(way))
        print(*way[::-1])
        state = goal
    print(*counts)
    print(yard.draw(state))


main()
