class Stop:
    def __init__(self, name):
        self.name = name

n = int(input())
stops = [Stop(number) for number in range(n)]
del stops[::4]
distance = 0
for stop in stops:
    distance = (distance * 3 + stop.name) % 991
by_id = {id(stop): stop.name for stop in stops}
print(distance, [by_id[key] for key in sorted(by_id)][:6])
