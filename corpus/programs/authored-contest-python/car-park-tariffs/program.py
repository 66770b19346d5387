import sys

DAY = 1440


def clock(text):
    hour, minute = text.split(":")
    return int(hour) * 60 + int(minute)


def day_price(start, end, weekday, kind, bands, cap):
    """Price of the minutes start .. end - 1 of one day."""
    if weekday == 6:
        return 0
    if weekday == 5:
        end = min(end, 14 * 60)
        if end <= start:
            return 0
    price = 0
    for first, last, rate in bands:
        lo = first if first > start else start
        hi = last if last < end else end
        if lo < hi:
            quarters = (hi - lo + 14) // 15
            price += quarters * rate
    if kind == "van":
        price *= 2
        cap += cap // 2
    elif kind == "moto":
        price //= 2
        cap = cap // 2
    elif kind == "permit":
        price = price - 100 if price > 100 else 0
    if price > cap:
        price = cap
    return price


def busiest(stays):
    edges = []
    for arrive, leave in stays:
        edges.append((arrive, 1))
        edges.append((leave, -1))
    edges.sort()
    inside = most = at = 0
    for when, step in edges:
        inside += step
        if inside > most:
            most, at = inside, when
    return most, at


def main():
    rows = [line.split() for line in sys.stdin]
    band_count, grace, cap, fine = map(int, rows[0])
    bands = []
    for hours, rate in rows[1:band_count + 1]:
        first, last = hours.split("-")
        bands.append((clock(first), clock(last), int(rate)))
    visits = {}
    stays = []
    paid = {}
    takings = [0] * 7
    free = lost = 0
    for row in rows[band_count + 1:]:
        plate, kind, in_day, in_time, out_day, out_time = row[:6]
        arrive = int(in_day) * DAY + clock(in_time)
        leave = int(out_day) * DAY + clock(out_time)
        flags = row[6] if len(row) > 6 else ""
        visits[plate] = visits.get(plate, 0) + 1
        if leave > arrive:
            stays.append((arrive, leave))
        total = 0
        parts = []
        if "L" in flags:
            days = (leave // DAY) - (arrive // DAY) + 1
            total = days * cap + fine
            takings[leave // DAY % 7] += total
            lost += 1
            parts.append(f"lost*{days}")
        elif leave - arrive <= grace:
            free += 1
            parts.append("grace")
        else:
            now = arrive
            while now < leave:
                day = now // DAY
                stop = min(leave, (day + 1) * DAY)
                price = day_price(now - day * DAY, stop - day * DAY, day % 7, kind, bands, cap)
                parts.append(str(price))
                cut = 0
                if visits[plate] >= 3:
                    cut = price // 10
                if "W" in flags and day % 7 < 5:
                    cut = max(cut, price // 4)
                takings[day % 7] += price - cut
                total += price - cut
                now = stop
            if total == 0:
                free += 1
        paid[plate] = paid.get(plate, 0) + total
        print(plate, leave - arrive, "+".join(parts), total)
    print(*takings, sum(takings), free, lost)
    top = None
    for plate in sorted(paid):
        if top is None or paid[plate] > paid[top]:
            top = plate
    print(top, paid[top], visits[top])
    most, at = busiest(stays)
    print(most, at // DAY, f"{at % DAY // 60:02d}:{at % 60:02d}")


main()
