import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
r, limit, count = (3, 8, 2) if short else (6, 24, 24)
sets = [
    ["ba->ab", "ca->ac", "cb->bc", "aaa->c", "bbb->a", "ccc=>x"],
    ["xa->ax", "xb->bx", "ax->b", "x->", "aab->xba", "bbbb=>z"],
    ["ab->ba", "ac->ca", "bc->cbb", "bbb->b", "cc->a", "aaaa=>"],
]
rules = rng.choice(sets)
if short:
    rules = rules[:2] + [rng.choice(["a->b", "b=>c", "cc->"])]
print(r, limit)
print("\n".join(rules))
for _ in range(count):
    word = "".join(rng.choice("aabbcx" if "x" in rules[0] else "abc") for _ in range(rng.randint(2, 5) if short else rng.randint(5, 9)))
    print(word)
