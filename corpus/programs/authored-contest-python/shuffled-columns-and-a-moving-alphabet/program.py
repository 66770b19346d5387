import sys


def move_to_front(word, letters):
    row = list(letters)
    numbers = []
    for ch in word:
        i = row.index(ch)
        numbers.append(i)
        row.insert(0, row.pop(i))
    return numbers


def letters_back(numbers, letters):
    row = list(letters)
    word = ""
    for i in numbers:
        ch = row.pop(i)
        word += ch
        row.insert(0, ch)
    return word


def last_letters(word):
    turns = sorted(word[i:] + word[:i] for i in range(len(word)))
    return "".join(t[-1] for t in turns), turns.index(word)


def unsort(last, k):
    # position in the sorted first column -> row whose last letter it is
    link = sorted(range(len(last)), key=lambda i: last[i])
    word = ""
    at = k
    for _ in last:
        at = link[at]
        word += last[at]
    return word


def count_runs(word):
    return 1 + sum(1 for a, b in zip(word, word[1:]) if a != b)


letters, *lines = sys.stdin.read().splitlines()
total = runs = broken = 0
for line in lines:
    order, *rest = line.split()
    if order == "pack":
        last, k = last_letters(rest[0])
        numbers = move_to_front(last, letters)
        print(k, ",".join(map(str, numbers)), numbers.count(0))
    else:
        k = int(rest[0])
        numbers = [int(x) for x in rest[1].split(",")]
        last = letters_back(numbers, letters)
        word = unsort(last, k)
        if last_letters(word) != (last, k):
            broken += 1
            word = "broken"
        print(last, word)
    total += sum(numbers)
    runs += count_runs(last)
print(total, runs, broken)
