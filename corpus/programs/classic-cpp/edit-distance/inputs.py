import random
import sys

WORDS = """bread broad board beard bored brand brood bride bring
crate trace react cater carat caret create treat water later alter
planet plaint plated palate paint""".split()


def mistype(word, rng):
    letters = list(word)
    for _ in range(rng.randint(1, 2)):
        i = rng.randrange(len(letters) - 1)
        kind = rng.randrange(3)
        if kind == 0:
            letters[i], letters[i + 1] = letters[i + 1], letters[i]
        elif kind == 1:
            letters[i] = rng.choice("aeorst")
        else:
            letters.insert(i, rng.choice("aelnt"))
    return "".join(letters)


rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    words, q = rng.sample(WORDS, 3), 1
else:
    words, q = rng.sample(WORDS, 24), 4
queries = [mistype(rng.choice(words), rng) for _ in range(q)]
print(q, rng.randint(2, 3), rng.randint(2, 3), rng.randint(2, 4), rng.randint(1, 2))
print(*queries)
print(*words, sep="\n")
