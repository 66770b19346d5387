import sys

LIMIT = 10 ** 6


class Failure(Exception):
    pass


class Parser:
    """Turns the tokens of one expression into nested tuples."""

    LEVELS = [("||",), ("&&",), ("<", "<=", "==", "!="), ("+", "-"), ("*", "/", "%")]

    def __init__(self, tokens):
        self.tokens = tokens
        self.at = 0

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def next(self):
        self.at += 1
        return self.tokens[self.at - 1]

    def choice(self):
        tree = self.binary(0)
        if self.peek() == "?":
            self.next()
            yes = self.choice()
            self.next()
            no = self.choice()
            tree = ("?", tree, yes, no)
        return tree

    def binary(self, level):
        if level == len(self.LEVELS):
            return self.operand()
        tree = self.binary(level + 1)
        while self.peek() in self.LEVELS[level]:
            op = self.next()
            tree = (op, tree, self.binary(level + 1))
        return tree

    def operand(self):
        token = self.next()
        if token in ("-", "!"):
            return (token, self.operand())
        if token == "(":
            tree = self.choice()
            self.next()
            return tree
        return token


class Calculator:
    def __init__(self):
        self.values = {}
        self.operators = 0
        self.reads = 0

    def read(self, name):
        if name not in self.values:
            raise Failure
        self.reads += 1
        return self.values[name]

    def evaluate(self, tree):
        if isinstance(tree, str):
            return int(tree) if tree.isdigit() else self.read(tree)
        op = tree[0]
        x = self.evaluate(tree[1])
        if op == "?":
            x = self.evaluate(tree[2] if x else tree[3])
        elif len(tree) == 2:
            x = -x if op == "-" else int(x == 0)
        elif op == "&&":
            x = int(x != 0 and self.evaluate(tree[2]) != 0)
        elif op == "||":
            x = int(x != 0 or self.evaluate(tree[2]) != 0)
        else:
            x = self.combine(op, x, self.evaluate(tree[2]))
        self.operators += 1
        return x

    def combine(self, op, x, y):
        if op in "/%":
            if y == 0:
                raise Failure
            return x // y if op == "/" else x % y
        if op == "+":
            return x + y
        if op == "-":
            return x - y
        if op == "*":
            return x * y
        if op == "<":
            return int(x < y)
        if op == "<=":
            return int(x <= y)
        return int((x == y) == (op == "=="))

    def result(self, tokens):
        value = self.evaluate(Parser(tokens).choice())
        if abs(value) > LIMIT:
            raise Failure
        return value


calc = Calculator()
failures = 0
shown = 0
for number, line in enumerate(sys.stdin.read().splitlines(), 1):
    words = line.split()
    try:
        if words[0] == "show":
            shown = calc.result(words[1:])
            print(shown)
        elif words[0] == "swap":
            one, two = words[1:]
            left, right = calc.read(one), calc.read(two)
            calc.values[one], calc.values[two] = right, left
        else:
            calc.values[words[0]] = calc.result(words[2:])
    except Failure:
        failures += 1
        print("fail", number)

print(*[f"{k}={v}" for k, v in sorted(calc.values.items())] or ["nothing"])
print(failures, calc.operators, calc.reads)
