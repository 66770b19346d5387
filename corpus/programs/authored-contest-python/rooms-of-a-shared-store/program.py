class Store:
    def __init__(self, size, policy):
        self.size, self.policy = size, policy
        self.blocks = [[0, size, None]]     # start, length, owner
        self.rover = 0
        self.moved = 0
        self.scans = 0

    def pick(self, need):
        order = range(len(self.blocks))
        if self.policy == "next":
            later = [i for i in order if self.blocks[i][0] >= self.rover]
            order = later + [i for i in order if self.blocks[i][0] < self.rover]
        chosen = None
        for i in order:
            start, length, owner = self.blocks[i]
            self.scans += 1
            if owner is not None or length < need:
                continue
            if self.policy in ("first", "next"):
                return i
            if chosen is None:
                chosen = i
            elif self.policy == "best" and length < self.blocks[chosen][1]:
                chosen = i
            elif self.policy == "worst" and length > self.blocks[chosen][1]:
                chosen = i
        return chosen

    def take(self, owner, need):
        i = self.pick(need)
        if i is None:
            return False
        start, length, _ = self.blocks[i]
        self.blocks[i] = [start, need, owner]
        if length > need:
            self.blocks.insert(i + 1, [start + need, length - need, None])
        self.rover = start + need
        return True

    def melt(self):
        merged = []
        for start, length, owner in self.blocks:
            if owner is None and merged and merged[-1][2] is None:
                merged[-1][1] += length
            else:
                merged.append([start, length, owner])
        self.blocks = merged

    def give(self, owner):
        freed = 0
        for block in self.blocks:
            if block[2] == owner:
                block[2] = None
                freed += block[1]
        self.melt()
        return freed

    def squeeze(self):
        at = 0
        packed = []
        for start, length, owner in self.blocks:
            if owner is None:
                continue
            if start != at:
                self.moved += length
            packed.append([at, length, owner])
            at += length
        if at < self.size:
            packed.append([at, self.size - at, None])
        self.blocks = packed
        self.rover = at

    def free(self):
        return sum(b[1] for b in self.blocks if b[2] is None)

    def holes(self):
        return sum(1 for b in self.blocks if b[2] is None)


def main():
    size, requests = map(int, input().split())
    store = Store(size, "first")
    failed = squeezes = 0
    answers = []
    worst = 0
    for _ in range(requests):
        parts = input().split()
        if parts[0] == "+":
            owner, need = parts[1], int(parts[2])
            if store.take(owner, need):
                answers.append(".")
            elif store.free() >= need:
                store.squeeze()
                squeezes += 1
                store.take(owner, need)
                answers.append("s")
            else:
                failed += need
                answers.append("!")
        elif parts[0] == "-":
            answers.append(str(store.give(parts[1])))
        else:
            store.policy = parts[1]
            answers.append(parts[1][0])
        worst = max(worst, store.holes())
    print(" ".join(answers))
    print(failed, squeezes, store.moved, worst, store.scans)
    print(*((b[2] or "_") + str(b[1]) for b in store.blocks))


main()
