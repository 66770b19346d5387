import re
import sys

LINK = re.compile(r"\[([^\[\]]*)\]\(([a-z]+)\)")
keys = []


def inline(text):
    out = []
    opened = []
    i = 0
    while i < len(text):
        ch = text[i]
        if ch == "`":
            end = text.find("`", i + 1)
            if end >= 0:
                out.append("<c>" + text[i + 1:end] + "</c>")
                i = end + 1
                continue
        elif ch == "*" or ch == "_":
            tag = "b" if ch == "*" else "i"
            if tag not in opened:
                opened.append(tag)
                out.append(f"<{tag}>")
                i += 1
                continue
            if opened[-1] == tag:
                opened.pop()
                out.append(f"</{tag}>")
                i += 1
                continue
        elif ch == "\\" and i + 1 < len(text):
            out.append(text[i + 1])
            i += 2
            continue
        elif ch == "[":
            m = LINK.match(text, i)
            if m:
                if m[2] not in keys:
                    keys.append(m[2])
                out.append(f"{m[1]}<{keys.index(m[2]) + 1}>")
                i = m.end()
                continue
        out.append(ch)
        i += 1
    while opened:
        out.append(f"</{opened.pop()}>")
    return "".join(out)


def heading_level(line):
    k = 0
    while k < len(line) and line[k] == "=":
        k += 1
    return k if 1 <= k <= 3 and line[k:k + 1] == " " else 0


def item_parts(line):
    """(pairs of blanks, sign, text) of an item, otherwise None."""
    body = line.lstrip(" ")
    blanks = len(line) - len(body)
    if blanks % 2 or body[:1] not in ("-", "+") or body[1:2] != " ":
        return None
    return blanks // 2, body[0], body[2:]


def main():
    counts = [0, 0, 0]
    written = dict.fromkeys("HLQCPJ", 0)
    depth = 0               # of the item before, 0 if there is none
    numbers = []            # '+' items counted by depth
    before = ""
    coding = False
    for line in sys.stdin.read().split("\n")[:-1]:
        if line == "```":
            coding = not coding
            depth = 0
            before = ""
            continue
        if coding:
            kind = "C"
            print(("C " + line) if line.strip() else "C")
        elif not line.strip():
            depth = 0
            before = ""
            continue
        elif heading_level(line):
            kind = "H"
            k = heading_level(line)
            counts[k - 1] += 1
            for lower in range(k, 3):
                counts[lower] = 0
            number = ".".join(map(str, counts[:k]))
            print(f"H{k} {number} {inline(line[k + 1:].strip())}".rstrip())
        elif item_parts(line):
            kind = "L"
            pairs, sign, text = item_parts(line)
            if depth == 0:
                numbers = []
            depth = min(pairs, depth) + 1
            del numbers[depth:]
            while len(numbers) < depth:
                numbers.append(0)
            mark = "*"
            if sign == "+":
                numbers[depth - 1] += 1
                mark = str(numbers[depth - 1])
            print(f"L{depth} {mark} {inline(text.strip())}".rstrip())
        elif line[0] == ">":
            kind = "Q"
            text = line.lstrip(">")
            print(f"Q{len(line) - len(text)} {inline(text.strip())}".rstrip())
        else:
            kind = "J" if before in ("P", "J") else "P"
            print(kind, inline(line.strip()))
        written[kind] += 1
        before = kind
        if kind != "L":
            depth = 0
    print("/".join(map(str, written.values())), ",".join(keys) or "-")


main()
