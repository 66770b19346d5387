import sys

lines = sys.stdin.read().splitlines()
limit = int(lines[0])
memory = [int(x) for x in lines[1].split()]
program = []
labels = {}
for line in lines[2:]:
    words = line.split()
    if words[0].endswith(":"):
        labels[words.pop(0)[:-1]] = len(program)
    program.append(words)

acc = 0
index = 0
carry = zero = minus = 0
stack = []
pc = 0
steps = 0
out = []
taken = 0
stopped = "limit"

while steps < limit:
    if pc >= len(program):
        stopped = "end"
        break
    op, *rest = program[pc]
    arg = rest[0] if rest else ""
    pc += 1
    steps += 1
    where = None
    value = 0
    if arg.startswith("#"):
        value = int(arg[1:])
    elif arg == "@":
        where = index % len(memory)
        value = memory[where]
    elif arg.isdigit():
        where = int(arg)
        value = memory[where]

    result = None
    if op == "lda":
        result = value
    elif op == "sta":
        memory[where] = acc
    elif op == "add" or op == "adc":
        total = acc + value
        if op == "adc":
            total += carry
        carry = total >> 8
        result = total & 255
    elif op == "sub" or op == "cmp":
        total = acc - value
        carry = 1 if total < 0 else 0
        if op == "sub":
            result = total & 255
        else:
            zero = int(total == 0)
            minus = total >> 7 & 1
    elif op == "and":
        result = acc & value
    elif op == "or":
        result = acc | value
    elif op == "xor":
        result = acc ^ value
    elif op == "shl":
        carry = acc >> 7
        result = acc << 1 & 255
    elif op == "shr":
        carry = acc & 1
        result = acc >> 1
    elif op == "rol":
        result = (acc << 1 & 255) | carry
        carry = acc >> 7
    elif op == "ror":
        result = acc >> 1 | carry << 7
        carry = acc & 1
    elif op == "not":
        result = acc ^ 255
    elif op == "inc" or op == "dec":
        memory[where] = (value + (1 if op == "inc" else 255)) & 255
        zero = 0 if memory[where] else 1
        minus = memory[where] >> 7
    elif op == "ldx":
        index = value
    elif op == "nxt":
        index = (index + 1) & 255
        zero = 1 if index % len(memory) == 0 else 0
    elif op == "txa":
        result = index
    elif op == "psh":
        if len(stack) == 8:
            stopped = "overflow"
            break
        stack.append(acc)
    elif op == "pop":
        if not stack:
            stopped = "underflow"
            break
        result = stack.pop()
    elif op == "out":
        out.append(acc)
    elif op == "hlt":
        stopped = "halt"
        break
    else:
        if op == "jmp":
            go = True
        elif op == "jz":
            go = zero == 1
        elif op == "jnz":
            go = zero == 0
        elif op == "jc":
            go = carry == 1
        elif op == "jnc":
            go = carry == 0
        elif op == "jm":
            go = minus == 1
        else:
            go = minus == 0
        if go:
            pc = labels[arg]
            taken += 1
    if result is not None:
        acc = result
        zero = int(acc == 0)
        minus = acc >> 7

print("out", *out)
print("mem", *memory)
print(stopped, pc, steps, taken)
print(f"a={acc:08b} x={index} c={carry} z={zero} m={minus} stack={'/'.join(map(str, stack)) or '-'}")
