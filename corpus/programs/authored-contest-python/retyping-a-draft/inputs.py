import sys
from random import Random

r = Random(int(sys.argv[2]))
n, edits = {"short": (4, 2), "long": (16, 9)}[sys.argv[1]]
letters = "aassdertonl"
word = [r.choice(letters) for _ in range(n)]
draft = word[:]
for e in range(edits):
    i = r.randrange(len(draft) - 1)
    kind = e % 4
    if kind == 0:
        draft[i], draft[i + 1] = draft[i + 1], draft[i]
    elif kind == 1:
        draft[i] = r.choice("sdfgertyn")
    elif kind == 2:
        draft.insert(i, draft[i])
    elif len(draft) > 2:
        del draft[i]
while len(draft) < n + 4 and n > 4:
    draft.insert(r.randrange(len(draft)), r.choice(letters))
print("".join(draft))
print("".join(word))
