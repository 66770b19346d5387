def border_table(word):
    table = [0] * len(word)
    k = 0
    for i in range(1, len(word)):
        while k > 0 and word[i] != word[k]:
            k = table[k - 1]
        if word[i] == word[k]:
            k += 1
        table[i] = k
    return table


def find_all(word, text, table):
    starts = []
    comparisons = 0
    matched = 0
    pos = 0
    shifts = [0] * len(word)
    while pos < len(text):
        comparisons += 1
        if word[matched] == text[pos]:
            pos += 1
            matched += 1
            if matched == len(word):
                starts.append(pos - matched)
                matched = table[matched - 1]
        elif matched > 0:
            shifts[matched] += 1
            matched = table[matched - 1]
        else:
            shifts[0] += 1
            pos += 1
    return starts, comparisons, shifts, matched


word = input().strip()
text = input().strip()
table = border_table(word)
starts, comparisons, shifts, matched = find_all(word, text, table)
print("borders:", *table)
print("occurrences:", len(starts))
print("starts:", *starts)
print("comparisons:", comparisons)
print("mismatches by depth:", *shifts)
print("unfinished prefix:", word[:matched] or "-")
