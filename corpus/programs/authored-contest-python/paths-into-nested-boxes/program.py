import sys

text = ""
pos = 0


def word():
    global pos
    start = pos
    while pos < len(text) and (text[pos].isalnum() or text[pos] in "-*"):
        pos += 1
    return text[start:pos]


def box():
    global pos
    if text[pos] == "[":
        pos += 1
        items = []
        while text[pos] != "]":
            items.append(box())
            if text[pos] == ",":
                pos += 1
        pos += 1
        return items
    if text[pos] == "{":
        pos += 1
        record = {}
        while text[pos] != "}":
            name = word()
            pos += 1
            record[name] = box()
            if text[pos] == ",":
                pos += 1
        pos += 1
        return record
    atom = word()
    return atom if atom.isalpha() else int(atom)


def steps():
    """Splits the path in `text` into (kind, argument) pairs."""
    global pos
    pos = 0
    found = []
    while pos < len(text):
        if text.startswith("..", pos):
            pos += 2
            found.append(("deep", word()))
        elif text[pos] == ".":
            pos += 1
            name = word()
            found.append(("all", None) if name == "*" else ("name", name))
        else:
            pos += 1
            a = int(word())
            if text[pos] == ":":
                pos += 1
                found.append(("slice", (a, int(word()))))
            else:
                found.append(("index", a))
            pos += 1
    return found


def inside(value):
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def deep(value, name, found):
    if isinstance(value, dict):
        for key, part in value.items():
            if key == name:
                found.append(part)
            deep(part, name, found)
    elif isinstance(value, list):
        for part in value:
            deep(part, name, found)


def take(value, kind, arg):
    found = []
    if kind == "all":
        found = inside(value)
    elif kind == "deep":
        deep(value, arg, found)
    elif kind == "name":
        if isinstance(value, dict) and arg in value:
            found = [value[arg]]
    elif isinstance(value, list):
        if kind == "slice":
            found = value[arg[0]:arg[1]]
        elif -len(value) <= arg < len(value):
            found = [value[arg]]
    return found


def brief(value):
    if isinstance(value, dict):
        return "{%d}" % len(value)
    if isinstance(value, list):
        return "[%d]" % len(value)
    return str(value)


def main():
    global text
    lines = sys.stdin.read().split()
    text = lines[0]
    root = box()
    nothing = gathered = 0
    for line in lines[1:]:
        text = line
        values = [root]
        for kind, arg in steps():
            values = [part for value in values for part in take(value, kind, arg)]
        if not values:
            nothing += 1
        gathered += sum(v for v in values if isinstance(v, int))
        print(len(values), *map(brief, values))

    numbers = total = depth = 0
    level = [root]
    while level:
        depth += 1
        for value in level:
            if isinstance(value, int):
                numbers += 1
                total += value
        level = [part for value in level for part in inside(value)]
    print(numbers, total, depth)
    print(nothing, gathered)


main()
