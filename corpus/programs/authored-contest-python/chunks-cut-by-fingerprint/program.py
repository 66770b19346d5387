from string import ascii_lowercase

w, b, m, d, low, high = map(int, input().split())
text = input().strip()

lead = pow(b, w, m)
f = 0
begin = 0
forced = 0
numbers = {}
sequence, lengths = [], []


def store(chunk):
    if chunk not in numbers:
        numbers[chunk] = len(numbers) + 1
    sequence.append(numbers[chunk])
    lengths.append(len(chunk))


for i, letter in enumerate(text):
    f = (f * b + ascii_lowercase.index(letter) + 1) % m
    if i >= w:
        f = (f - lead * (ascii_lowercase.index(text[i - w]) + 1)) % m
    size = i - begin + 1
    full = size == high
    if full or size >= low and f % d == 0:
        forced += full
        store(text[begin:i + 1])
        begin = i + 1
if begin < len(text):
    store(text[begin:])

print(*sequence)
print(*lengths)
print(sum(map(len, numbers)), len(text), forced, f)
