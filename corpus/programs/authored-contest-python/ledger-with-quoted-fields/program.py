import sys


def plain(field):
    return field.replace("\n", "/").replace(";", ",")


records = []
record = []
field = ""
state = "start"
quoted = 0
for ch in sys.stdin.read():
    if state == "inside":
        if ch == '"':
            state = "closing"
        else:
            field += ch
        continue
    if ch == '"':
        if state == "closing":
            field += ch
        else:
            quoted += 1
        state = "inside"
    elif ch in ";\n":
        record.append(field)
        field = ""
        state = "start"
        if ch == "\n":
            records.append(record)
            record = []
    else:
        field += ch
        state = "bare"

heading, *rest = records
for number, record in enumerate(rest, 1):
    total = 0
    longest = record[0]
    for value in record:
        body = value[1:] if value[:1] == "-" else value
        if body.isdigit():
            total += int(value)
        if len(value) > len(longest):
            longest = value
    print(number, len(record), total, plain(longest))

for column, name in enumerate(heading):
    tally = {}
    for record in rest:
        if column < len(record):
            value = record[column]
            tally[value] = tally.get(value, 0) + 1
    common = max(tally, key=tally.get) if tally else "-"
    print(name, sum(tally.values()), len(tally), plain(common))

marks = sum(value.count('"') for record in records for value in record)
widest = max(map(len, records))
empty = sum(record.count("") for record in rest)
print(quoted, marks, widest, empty)
