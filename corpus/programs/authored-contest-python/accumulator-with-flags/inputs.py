import sys
from random import Random

r = Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print(60)
    print(r.randint(20, 90), r.randint(130, 255), 3)
    code = ["lda 0", "again: rol", "jnc even", "xor 1", "even: add #%d" % r.randint(3, 40), "sta 0", "dec 2", "jnz again", "out", "shr", "psh"]
else:
    print(1500)
    n = 14
    print(*[r.randint(0, 255) for _ in range(n - 4)], r.randint(2, 5), 0, 0, 9)
    code = [
        "round: ldx #0",
        "lda #0",
        "sta 11",
        "cell: lda @",
        "psh",
        "shl",
        "jnc calm",
        "xor #%d" % r.choice([29, 43, 77, 141]),
        "calm: adc %d" % r.randint(0, 9),
        "cmp #%d" % r.randint(60, 200),
        "jc small",
        "ror",
        "jm keep",
        "not",
        "jmp keep",
        "small: or #%d" % r.choice([1, 5, 66]),
        "sub 11",
        "keep: sta @",
        "pop",
        "and #15",
        "add 11",
        "sta 11",
        "inc 12",
        "nxt",
        "txa",
        "cmp 13",
        "jnz cell",
        "lda 11",
        "out",
        "rol",
        "out",
        "dec 10",
        "jp round",
        "lda 12",
    ]
    if r.random() < 0.5:
        code.append("hlt")
print(*code, sep="\n")
