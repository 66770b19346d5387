import sys


class Node:
    __slots__ = ("below", "full", "child")

    def __init__(self):
        self.below = 0
        self.full = 0
        self.child = {}


class Box:
    def __init__(self):
        self.root = Node()
        self.nodes = 1

    def put(self, word):
        at = self.root
        at.below += 1
        for ch in word:
            if ch not in at.child:
                at.child[ch] = Node()
                self.nodes += 1
            at = at.child[ch]
            at.below += 1
        at.full += 1

    def take(self, word):
        path = [self.root]
        for ch in word:
            following = path[-1].child.get(ch)
            if following is None:
                return False
            path.append(following)
        if path[-1].full == 0:
            return False
        path[-1].full -= 1
        for node in path:
            node.below -= 1
        return True

    def telling(self, word, limit):
        at = self.root
        for used, ch in enumerate(word, 1):
            at = at.child.get(ch)
            if at is None:
                return word[:used], 0
            if at.below <= limit:
                return word[:used], at.below
        return word + "!", at.below

    def pick(self, index):
        if index > self.root.below:
            return "none"
        at = self.root
        word = []
        while index > at.full:
            index -= at.full
            for ch in sorted(at.child):
                if index <= at.child[ch].below:
                    break
                index -= at.child[ch].below
            word.append(ch)
            at = at.child[ch]
        return "".join(word)


def main():
    box = Box()
    idle = inside = letters = told = 0
    for line in sys.stdin:
        action, *args = line.split()
        if action == "+":
            box.put(args[0])
            inside += 1
            letters += len(args[0])
        elif action == "-":
            if box.take(args[0]):
                inside -= 1
                letters -= len(args[0])
            else:
                idle += 1
        elif action == "?":
            prefix, sharers = box.telling(args[1], int(args[0]))
            told += len(prefix)
            print(prefix, sharers)
        else:
            print(box.pick(int(args[0])))
    print(inside, letters, idle)
    print(told, box.nodes)


main()
