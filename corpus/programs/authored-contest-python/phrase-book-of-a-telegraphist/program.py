room = int(input())
text = input().strip()

book = {"": 0}
uses = [0]
sent = []
phrase = ""
for ch in text:
    if phrase + ch in book:
        phrase += ch
        continue
    number = book[phrase]
    uses[number] += 1
    sent.append(f"{number}{ch}")
    if len(book) <= room:
        book[phrase + ch] = len(book)
        uses.append(0)
    phrase = ""
if phrase:
    uses[book[phrase]] += 1
    sent.append(f"{book[phrase]}.")

print(*sent)
phrases = list(book)
top = max(uses[1:])
common = "-"
if top:
    common = f"{len(phrases[uses.index(top, 1)])}x{top}"
print(max(phrases, key=len), len(sent), common, uses[1:].count(0))
