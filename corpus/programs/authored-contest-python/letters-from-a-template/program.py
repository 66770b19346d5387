import re
import sys


def load(lines):
    values = {}
    for line in lines:
        m = re.match(r"([a-z]+)([=:])(.*)", line)
        name, kind, rest = m.groups()
        values[name] = rest if kind == "=" else rest.split(",")
    return values


def compile_template(text):
    """Pieces (kind, argument), with a table of jumps between the parts of a block."""
    pieces = []
    jump = {}
    open_blocks = []
    for part in re.findall(r"\{[^}]*\}|[^{]+", text):
        here = len(pieces)
        if part[0] != "{":
            pieces.append(("text", part))
            continue
        word, _, arg = part[1:-1].partition(" ")
        if word in ("each", "if"):
            open_blocks.append(here)
            pieces.append((word, arg))
        elif word == "else":
            jump[open_blocks[-1]] = here
            open_blocks[-1] = here
            pieces.append(("else", ""))
        elif word == "end":
            jump[open_blocks.pop()] = here
            pieces.append(("end", ""))
        else:
            pieces.append(("put", word))
    return pieces, jump


def filtered(text, name):
    if name == "up":
        return text.upper()
    if name == "rev":
        return text[::-1]
    if name == "len":
        return str(len(text))
    size = int(name[3:])
    if name.startswith("cut"):
        return text[:size]
    return text.rjust(size, ".")


def render(pieces, jump, values):
    out = []
    loops = []      # [items, index, first piece], None for an if
    tags = rounds = 0
    at = 0

    def find(name):
        if name in ("item", "nr"):
            for frame in reversed(loops):
                if frame:
                    return frame[0][frame[1]] if name == "item" else str(frame[1] + 1)
        return values.get(name, [])

    def lookup(name):
        found = find(name)
        return " and ".join(found) if isinstance(found, list) else found

    while at < len(pieces):
        kind, arg = pieces[at]
        at += 1
        if kind == "text":
            out.append(arg)
        elif kind == "put":
            tags += 1
            name, *filters = arg.split("|")
            text = lookup(name)
            for f in filters:
                text = filtered(text, f)
            out.append(text)
        elif kind == "if":
            tags += 1
            name, eq, wanted = arg.partition("=")
            text = lookup(name)
            loops.append(None)
            if not (text == wanted if eq else text):
                at = jump[at - 1]
                if pieces[at][0] == "else":
                    at += 1
        elif kind == "else":
            at = jump[at - 1]
        elif kind == "each":
            tags += 1
            items = find(arg)
            if isinstance(items, str):
                items = [items]
            if items:
                loops.append([items, 0, at])
                rounds += 1
            else:
                at = jump[at - 1] + 1
        else:
            frame = loops[-1]
            if frame and frame[1] + 1 < len(frame[0]):
                frame[1] += 1
                rounds += 1
                at = frame[2]
            else:
                loops.pop()
    return "".join(out), tags, rounds


lines = sys.stdin.read().rstrip("\n").split("\n")
border = lines.index("--")
pieces, jump = compile_template(" ".join(lines[border + 1:]))
result, tags, rounds = render(pieces, jump, load(lines[:border]))
print(result)
print(len(result), tags, rounds)
