import random
import sys

SHORT = """\
next:
more
zero end   ; tape used up
read
get s
push 3
mul
add
set s
jump next
end:
get s
dup
out
push 7
mod
--"""

LONG = """\
; takes pairs, prints greatest common divisors, keeps a running digest
next:
more
zero report
read
read
over
over
call gcd
dup
out
call stir
push 2
mod
zero even
get odd
push 1
add
set odd
jump next
even:
drop        ; forget a
jump next

gcd:        ; a b -- g
dup
zero done
swap
over
mod
jump gcd
done:
drop
back

stir:       ; a b g -- a g
dup
get sum
push 31
mul
add
push 10007
mod
set sum
swap
get top
over
less
zero skip
dup
set top
skip:
drop
back

report:
get sum
get top
sub
out
get odd
push 5
same
zero last
push -1
out
last:
swap
--"""

rnd = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print(SHORT)
    print(*[rnd.randint(1, 30) for _ in range(3)])
else:
    print(LONG)
    print(*[rnd.choice([2, 3, 5, 9, 15]) * rnd.randint(3, 60) for _ in range(24)])
