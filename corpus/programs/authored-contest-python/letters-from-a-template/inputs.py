import random
import sys

rnd = random.Random(int(sys.argv[2]))
NAMES = ["ann", "bob", "cleo", "dirk", "eva", "fritz"]
GOODS = ["tea", "salt", "rope", "nails", "oil", "flour"]
if sys.argv[1] == "short":
    print("who=" + rnd.choice(NAMES))
    print("buys:" + ",".join(rnd.sample(GOODS, 2)))
    print("--")
    print("Dear {who|up},{each buys} {nr}. {item|pad6}{end}{if debt} pay!{else} thanks, {who|rev}{end}")
else:
    print("shop=" + rnd.choice(["corner store", "old mill"]))
    print("guests:" + ",".join(rnd.sample(NAMES, 4)))
    print("goods:" + ",".join(rnd.sample(GOODS, 4)))
    print("gift=" + rnd.choice(GOODS))
    print("late=" + rnd.choice(NAMES))
    print("note=")
    print("--")
    print("{shop|up|cut6}!{each guests} {nr}-{item|cut3|up}:")
    print("{each goods}{if item=salt}{nr|pad2}{else}{if nr=2}{item|rev}{else}{item|len}{end}{end},{end}")
    print("{if note}{note}{else}{if item=bob}{late|rev|pad7}{else}{gift|cut2|pad3}{end}{end};{end}")
    print("{each late}{item|up}{each guests}{item|len}{if nr=3}{each goods}{item|cut1}{nr}{end}{end}{end}{end}")
    print("{if stock}none{else}{goods|len}{end} {guests|rev|cut9} {nr}{item}.")
