n = int(input())
open_rooms = {(k * 37) % 1009 for k in range(n)}
walked = 0
while len(open_rooms) > 3:
    room = open_rooms.pop()
    walked = (walked * 5 + room) % 10007
print(walked)
