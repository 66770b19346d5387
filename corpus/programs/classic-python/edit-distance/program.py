# Turn one word into the other with single-letter edits.
source = input()
target = input()
rows, cols = len(source), len(target)

prev = list(range(cols + 1))
moves = ["S" + "I" * cols]
row_best = [0]

for i in range(1, rows + 1):
    cur = [i]
    line = "D"
    for j in range(1, cols + 1):
        diagonal = prev[j - 1] + (source[i - 1] != target[j - 1])
        drop = prev[j] + 1
        insert = cur[j - 1] + 1
        if diagonal <= drop and diagonal <= insert:
            cur.append(diagonal)
            line += "K" if source[i - 1] == target[j - 1] else "R"
        elif drop <= insert:
            cur.append(drop)
            line += "D"
        else:
            cur.append(insert)
            line += "I"
    moves.append(line)
    row_best.append(min(cur))
    prev = cur

distance = prev[cols]
top, script, bottom = "", "", ""
i, j = rows, cols
while i > 0 or j > 0:
    move = moves[i][j]
    script = move + script
    if move == "I":
        top = "-" + top
    else:
        i -= 1
        top = source[i] + top
    if move == "D":
        bottom = "-" + bottom
    else:
        j -= 1
        bottom = target[j] + bottom

print("distance", distance)
print(top)
print(script)
print(bottom)
print("best by row", *row_best)
