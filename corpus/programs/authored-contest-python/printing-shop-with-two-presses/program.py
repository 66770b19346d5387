import sys


class Press:
    def __init__(self, name, speed, big, ink):
        self.name = name
        self.speed = speed
        self.big = big
        self.ink = ink
        self.free_at = 0
        self.sheets = 0
        self.washes = 0
        self.broken_until = 0


def job_key(rule, job, press, now):
    """Smaller is more urgent."""
    name, come, sheets, colour, size, due, worth = job
    if rule == "due":
        return due
    if rule == "short":
        return sheets
    if rule == "worth":
        return -worth
    if rule == "same":
        if colour == press.ink:
            return sheets
        return 1000 + due
    length = (sheets + press.speed - 1) // press.speed
    slack = due - now - length
    if slack < 0:
        return 500 - worth
    return slack


def fits(job, press):
    return press.big or job[4] == "s"


def main():
    text = sys.stdin.read().splitlines()
    njobs, nfaults, wash, closing, rule = text[0].split()
    njobs, nfaults, wash, closing = int(njobs), int(nfaults), int(wash), int(closing)
    presses = []
    for line in text[1:3]:
        name, speed, size, ink = line.split()
        presses.append(Press(name, int(speed), size == "b", ink))
    jobs = []
    for line in text[3:3 + njobs]:
        f = line.split()
        jobs.append((f[0], int(f[1]), int(f[2]), f[3], f[4], int(f[5]), int(f[6])))
    faults = []
    for line in text[3 + njobs:3 + njobs + nfaults]:
        when, who, lasts = line.split()
        faults.append((int(when), who, int(lasts)))
    faults.sort()

    pending = []
    running = {}
    done = []
    dropped = []
    arrived = 0
    income = late = fines = 0
    most_pending = 0
    idle = 0
    now = 0
    while now < closing or running:
        while arrived < njobs and jobs[arrived][1] <= now:
            job = jobs[arrived]
            arrived += 1
            if any(fits(job, p) for p in presses):
                pending.append(job)
            else:
                dropped.append(job[0] + "!")
        most_pending = max(most_pending, len(pending))

        for press in presses:
            if press.name in running and press.free_at <= now:
                job = running.pop(press.name)
                done.append(f"{job[0]}{press.name}{now}")
                press.sheets += job[2]
                delay = now - job[5]
                if delay <= 0:
                    income += job[6]
                    if delay <= -20:
                        income += 1
                else:
                    late += 1
                    fine = min(job[6], delay // 4 + 1)
                    income += job[6] - fine
                    fines += fine

        while faults and faults[0][0] <= now:
            when, who, lasts = faults.pop(0)
            for press in presses:
                if press.name == who:
                    if press.name in running:
                        press.free_at += lasts
                    else:
                        press.broken_until = max(press.broken_until, now + lasts)

        if now < closing:
            for job in pending[:]:
                if now - job[5] > 30:
                    pending.remove(job)
                    dropped.append(job[0])
            for press in presses:
                if press.name in running:
                    continue
                if press.broken_until > now:
                    idle += 1
                    continue
                best = None
                for job in pending:
                    if not fits(job, press):
                        continue
                    key = job_key(rule, job, press, now)
                    if best is None or key < best[0]:
                        best = (key, job)
                if best is None:
                    idle += 1
                    continue
                job = best[1]
                pending.remove(job)
                length = (job[2] + press.speed - 1) // press.speed
                if job[3] != press.ink:
                    length += wash if job[3] != "k" else wash // 2
                    press.ink = job[3]
                    press.washes += 1
                press.free_at = now + length
                running[press.name] = job
        now += 1

    print(*done)
    print("dropped", *dropped)
    print("left", *(job[0] for job in pending), njobs - arrived)
    for press in presses:
        print(press.name, press.sheets, press.washes, press.ink)
    print(now, income, late, fines, most_pending, idle)


main()
