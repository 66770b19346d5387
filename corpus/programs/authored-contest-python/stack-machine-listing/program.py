import sys

MAX_STEPS = 4000


def assemble(lines):
    code, where = [], {}
    for line in lines:
        line = line.split(";")[0].strip()
        if not line:
            continue
        if line.endswith(":"):
            where[line[:-1]] = len(code)
            continue
        op, _, arg = line.partition(" ")
        code.append((op, arg.strip()))
    resolved = []
    for op, arg in code:
        if op in ("jump", "zero", "call"):
            resolved.append((op, where[arg]))
        elif op == "push":
            resolved.append((op, int(arg)))
        else:
            resolved.append((op, arg))
    return resolved


NEEDS = {"set": 1, "dup": 1, "drop": 1, "zero": 1, "out": 1, "swap": 2, "over": 2}
for word in ("add", "sub", "mul", "div", "mod", "less", "same"):
    NEEDS[word] = 2


def execute(code, tape):
    stack, kept, cells = [], [], {}
    pc = steps = highest = deepest = used = 0
    reason = ""
    while not reason:
        if pc == len(code):
            reason = "halt"
            continue
        if steps == MAX_STEPS:
            reason = "steps"
            continue
        op, arg = code[pc]
        if len(stack) < NEEDS.get(op, 0):
            reason = f"fault {pc}"
        elif op in ("div", "mod") and stack[-1] == 0:
            reason = f"fault {pc}"
        elif op == "back" and not kept:
            reason = f"fault {pc}"
        if reason:
            continue
        steps += 1
        pc += 1
        if op == "push":
            stack.append(arg)
        elif op == "read":
            if used < len(tape):
                stack.append(tape[used])
                used += 1
            else:
                stack.append(0)
        elif op == "more":
            stack.append(len(tape) - used)
        elif op == "get":
            stack.append(cells.get(arg, 0))
        elif op == "set":
            cells[arg] = stack.pop()
        elif op == "dup":
            stack.append(stack[-1])
        elif op == "over":
            stack.append(stack[-2])
        elif op == "drop":
            stack.pop()
        elif op == "swap":
            stack[-1], stack[-2] = stack[-2], stack[-1]
        elif op == "jump":
            pc = arg
        elif op == "zero":
            if stack.pop() == 0:
                pc = arg
        elif op == "call":
            kept.append(pc)
            pc = arg
        elif op == "back":
            pc = kept.pop()
        elif op == "out":
            print(stack.pop())
        elif op == "halt":
            reason = "halt"
        else:
            b = stack.pop()
            a = stack.pop()
            if op == "add":
                a += b
            elif op == "sub":
                a -= b
            elif op == "mul":
                a *= b
            elif op == "div":
                a //= b
            elif op == "mod":
                a %= b
            elif op == "less":
                a = int(a < b)
            else:
                a = int(a == b)
            stack.append(a)
        highest = max(highest, len(stack))
        deepest = max(deepest, len(kept))
    return reason, (steps, highest, deepest), stack, cells


def main():
    lines = sys.stdin.read().split("\n")
    cut = lines.index("--")
    tape = [int(x) for x in lines[cut + 1].split()]
    reason, numbers, stack, cells = execute(assemble(lines[:cut]), tape)
    print(reason)
    print(*numbers)
    print(*stack or ["empty"])
    print(*[f"{x}={v}" for x, v in cells.items()] or ["none"])


main()
