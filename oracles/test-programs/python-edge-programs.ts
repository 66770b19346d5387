/** Small Python programs, one peculiarity each, with what executing them counts; the sums beside the statements add up to `steps`. */

export interface EdgeProgram {
  readonly name: string;
  readonly source: string;
  /** Executed statements, counted by hand. */
  readonly steps: number;
  /** `loop:instance iterations steps`, `left` when it was left by return, an exception or the end of the program. */
  readonly instances: readonly string[];
  /** Exit code, where it is not 0. */
  readonly exitCode?: number;
}

export const edgePrograms: readonly EdgeProgram[] = [
  {
    name: 'break',
    source: `total = 0
for value in 3, 1, 4, 1, 5:
    total += value
    if value == 4: break
print(total)
`,
    steps: 1 + (1 + 3 * 2 + 1) + 1,
    instances: ['1:1 3 8'],
  },
  {
    name: 'for with else and continue, after a docstring and a future import',
    source: `"""doc"""
from __future__ import annotations
total = 0
for i in range(6):
    if i % 2: continue
    total += i
else:
    total += 100
print(total)
`,
    steps: 1 + (1 + 6 + 3 + 3 + 1) + 1,
    instances: ['1:1 6 14'],
  },
  {
    name: 'while with else',
    source: `n = 4; t = 0
while(n > 0):
    n -= 1
    if n == 2: continue
    t += n
else: t += 1000
print(n, t)
`,
    steps: 2 + (1 + 4 + 4 + 1 + 3 + 1) + 1,
    instances: ['1:1 4 14'],
  },
  {
    name: 'nested loops',
    source: `c = 0
for i in range(3):
    for j in range(3):
        c += 1
        if j == i: break
    else:
        c += 100
print(c)
`,
    steps: 1 + (1 + (1 + 3) + (1 + 5) + (1 + 7)) + 1,
    instances: ['1:1 3 19', '2:1 1 4', '2:2 2 6', '2:3 3 8'],
  },
  {
    name: 'elif, with an assignment in a condition',
    source: `out = []
for n in range(5):
    if n == 0: out.append("a")
    elif (m := n * 2) == 2: out.append("b")
    elif m == 4 or n == 3: out.append(m)
    else: out.append(n)
print(out)
`,
    steps: 1 + (1 + 2 + 3 + 4 + 4 + 4) + 1,
    instances: ['1:1 5 18'],
  },
  {
    name: 'return out of a loop',
    source: `def find(limit):
    for i in range(limit):
        if i == 3: return i
print(find(9), find(2))
`,
    steps: 1 + 1 + (1 + 4 + 1) + (1 + 2),
    instances: ['1:1 4 0 left', '1:2 2 3'],
  },
  {
    name: 'exceptions out of a loop',
    source: `total = 0
for i in range(3):
    try:
        for j in range(5):
            total += 10 // (i - j)
    except ZeroDivisionError:
        total -= 1
print(total)
`,
    steps: 1 + (1 + 3 * 2 + (1 + 1) + (2 + 1) + (3 + 1)) + 1,
    instances: ['1:1 3 16', '2:1 1 0 left', '2:2 2 0 left', '2:3 3 0 left'],
  },
  {
    name: 'recursion',
    source: `def grow(n):
    r = 0
    for c in range(n):
        r += 1 + grow(n - 1)
    return r
print(grow(2))
`,
    // grow(n) takes 3 + n * (1 + grow(n - 1)): 3, 7, 19
    steps: 1 + 1 + 19,
    instances: ['1:1 2 17', '1:2 1 5', '1:3 0 1', '1:4 1 5', '1:5 0 1'],
  },
  {
    name: 'generators, one of them not used up',
    source: `def fib(limit):
    a, b = 0, 1
    while a < limit:
        yield a
        a, b = b, a + b
total = 0
for v in fib(20):
    total += v
one = fib(9); next(one)
print(total)
`,
    steps: 1 + 1 + (1 + (2 + 8 * 2) + 8) + (2 + 3) + 1,
    instances: ['1:1 8 25', '1:2 1 0 left', '2:1 8 27'],
  },
  {
    name: 'a coroutine',
    source: `async def add_up(n):
    total = 0
    for i in range(n):
        total += i
    return total
task = add_up(3)
try:
    task.send(None)
except StopIteration as done:
    print(done.value)
`,
    steps: 1 + 1 + 1 + (1 + (1 + (1 + 3) + 1)) + 1,
    instances: ['1:1 3 4'],
  },
  {
    name: 'a thread',
    source: `import sys, threading
sys.setrecursionlimit(10**6); threading.stack_size(1 << 26)
def work():
    total = 0
    for i in range(4):
        total += i * i
    print(total)
t = threading.Thread(target=work); t.start(); t.join()
`,
    steps: 1 + 2 + 1 + 3 + (1 + (1 + 4) + 1),
    instances: ['1:1 4 5'],
  },
  {
    name: 'a thread, whose starter goes on',
    source: `import threading
def work(n):
    total = 0
    for i in range(n):
        total += i
    print(total)
def main():
    worker = threading.Thread(target=work, args=(3,))
    worker.start()
    a = 1; a += 1; a += 1
    worker.join()
main()
`,
    steps: 3 + 1 + (2 + 3 + 1) + (1 + (1 + 3) + 1),
    instances: ['1:1 3 4'],
  },
  {
    name: 'a class body, methods, and names mangled in a class',
    source: `class Shelf:
    count = 0
    for item in range(3):
        count += item
    def __init__(self):
        self.__books = [1]
    def fill(self):
        for __b in range(2):
            self.__books.append(__b)
        return self.__books
print(Shelf().fill(), Shelf.count)
`,
    steps: 1 + (1 + (1 + 3) + 2) + 1 + 1 + (1 + 2 + 1),
    instances: ['1:1 3 4', '2:1 2 3'],
  },
  {
    name: 'closures and nonlocal',
    source: `def outer():
    count = 0; seen = set()
    def bump(x):
        nonlocal count
        for y in range(2):
            count += x; seen.add(x * y)
        return count
    for x in range(3):
        bump(x)
    return count, sorted(seen)
print(outer())
`,
    steps: 1 + 1 + (2 + 1 + (1 + 3 * (1 + (1 + 4) + 1)) + 1),
    instances: ['1:1 2 5', '1:2 2 5', '1:3 2 5', '2:1 3 22'],
  },
  {
    name: 'match',
    source: `found = []
for item in [("a", 1), ("b", 2), 3]:
    match item:
        case ("a", n): found.append(n)
        case (k, n) if n > 1: found.append(k)
        case _:
            found.append(None)
print(found)
`,
    steps: 1 + (1 + 3 * 2) + 1,
    instances: ['1:1 3 7'],
  },
  {
    name: 'assignments in the header of a loop',
    source: `numbers = iter([3, 2, 1, 0, 5]); s = 0
while (x := next(numbers)):
    s += x
while y := s - 5: s -= 1
print(s, x, y)
`,
    steps: 2 + (1 + 3) + (1 + 1) + 1,
    instances: ['1:1 3 4', '2:1 1 2'],
  },
  {
    name: 'bodies on the header line',
    source: `s = 0
for i in range(5): s += i; x = s * 2
while s > 6: s -= 3; x -= 1
print(s, x)
`,
    steps: 1 + (1 + 10) + (1 + 4) + 1,
    instances: ['1:1 5 11', '2:1 2 5'],
  },
  {
    name: 'Windows line ends, tabs and no final line end',
    source: 's = 0\r\nfor i in range(4):\r\n\ts += i\r\n\tif s > 1:\r\n\t    pass\r\nprint(s)',
    steps: 1 + (1 + 4 * 2 + 2) + 1,
    instances: ['1:1 4 11'],
  },
  {
    name: 'a loop that ends a text without a final line end, with a comment below it',
    source: 's = 0\nfor i in range(2):\n    for j in range(2):\n        s += j\n        print(s)\n        # trailing',
    steps: 1 + (1 + 2 * (1 + 2 * 2)),
    instances: ['1:1 2 11', '2:1 2 5', '2:2 2 5'],
  },
  {
    name: 'a byte order mark and letters beyond ASCII',
    source: '\ufeffsumme = 0\nfor é in range(3):\n    summe += é\nprint(summe)\n',
    steps: 1 + (1 + 3) + 1,
    instances: ['1:1 3 4'],
  },
  {
    name: 'strings of several lines',
    source: `words = []
for word in """one two
  three
""".split():
    words.append(f"""{word}
  !""")
print(words)
`,
    steps: 1 + (1 + 3) + 1,
    instances: ['1:1 3 4'],
  },
  {
    name: 'lines continued by backslashes, and odd comments',
    source: `x = [i for i in range(9)
     if i % 2]; s = \\
  0
for a, *b in [(1, 2, 3),
              (4, 5)]:  # comment
    s += a + \\
       sum(b) \\

# dedented comment
    # odd comment
for a in x: \\
    s -= a
print(s)
`,
    steps: 2 + (1 + 2) + (1 + 4) + 1,
    instances: ['1:1 2 3', '2:1 4 5'],
  },
  {
    name: 'standard output replaced by a buffer',
    source: `import io, sys
buffer = io.StringIO(); old = sys.stdout; sys.stdout = buffer
for i in range(5): print(i)
sys.stdout = old; print(buffer.getvalue().split())
`,
    steps: 1 + 3 + (1 + 5) + 2,
    instances: ['1:1 5 6'],
  },
  {
    name: 'standard output replaced by a class with a loop in its flush',
    source: `import os, sys
class Fast:
    def __init__(self): self.parts = []
    def write(self, text): self.parts.append(text)
    def flush(self):
        for part in self.parts: os.write(1, part.encode())
        self.parts.clear()
sys.stdout = Fast()
for i in range(3):
    print(i, end="")
sys.stdout.flush()
sys.stdout = sys.__stdout__
`,
    // print writes the number and the empty end
    steps: 1 + (1 + 3) + (1 + 1) + (1 + 3 * (1 + 2)) + (1 + (1 + 6) + 1) + 1,
    instances: ['1:1 6 7', '2:1 3 10'],
  },
  {
    name: 'try, except and finally around the checkpoint',
    source: `import sys
s = 0
try:
    for i in range(4):
        try:
            s += i
        except SystemExit:
            print("swallowed")
        finally:
            s += 10
except BaseException as e:
    print("caught", type(e))
finally:
    print("end", s)
`,
    steps: 1 + 1 + 1 + (1 + 4 * 3) + 1,
    instances: ['1:1 4 13'],
  },
  {
    name: 'sys.exit(0) at the end, and something to do at exit',
    source: `import atexit, sys
atexit.register(print, "bye")
total = 0
for i in range(3):
    total += i
print(total)
sys.exit(0)
`,
    steps: 1 + 1 + 1 + (1 + 3) + 1 + 1,
    instances: ['1:1 3 4'],
  },
  {
    name: 'exit, which closes the input and can be handed on',
    source: `import sys
total = 0
for i in range(4):
    total += i
    leave = exit if total > 2 else quit
print(total, sys.stdin.closed)
leave()
print("beyond")
`,
    steps: 1 + 1 + (1 + 4 * 2) + 1 + 1,
    instances: ['1:1 4 9'],
  },
  {
    name: 'an exit code of its own, out of a loop',
    source: `for i in range(5):
    print(i)
    if i == 2: raise SystemExit(3)
`,
    steps: 1 + 3 * 2 + 1,
    instances: ['1:1 3 0 left'],
    exitCode: 3,
  },
  {
    name: 'an exception that nobody catches',
    source: `for i in range(2):
    print(i)
print([][i])
`,
    steps: 1 + 2 + 1,
    instances: ['1:1 2 3'],
    exitCode: 1,
  },
  {
    name: 'os._exit at the end',
    source: `import os, sys
total = 0
for i in range(3):
    total += i
print(total)
sys.stdout.flush()
os._exit(0)
`,
    steps: 1 + 1 + (1 + 3) + 1 + 1 + 1,
    instances: ['1:1 3 4'],
  },
  {
    name: 'del, and a loop that never begins an iteration',
    source: `a = 1; kept = 2
for i in []:
    b = 2
for i in range(3):
    if i == 1: del a
print("ok")
`,
    steps: 2 + 1 + (1 + 3 + 1) + 1,
    instances: ['1:1 0 1', '2:1 3 5'],
  },
  {
    name: 'integers of thousands of digits',
    source: `x = 7
for i in range(3):
    x = x ** 9
try: print(len(str(x ** 500)))
except ValueError: print("limit")
`,
    steps: 1 + (1 + 3) + 1 + 1 + 1,
    instances: ['1:1 3 4'],
  },
  {
    name: 'text that is executed, and what a program asks about itself',
    source: `import sys
total = 0
exec("for i in range(3): total += i")
while total < 5: total += 1
print(total, __name__, __file__, sys.argv, __doc__, __builtins__ is sys.modules["builtins"])
`,
    steps: 1 + 1 + 1 + (1 + 2) + 1,
    instances: ['1:1 2 3'],
  },
];
