import sys
from collections import deque


class Job:
    def __init__(self, text):
        self.name, *numbers = text.split()
        self.arrival, *self.phases = map(int, numbers)
        self.rank = 0
        self.used = 0
        self.left = self.phases.pop(0)
        self.wakes = self.arrival
        self.end = None


def main():
    head, *rest = sys.stdin.read().strip().split("\n")
    *allowance, period = map(int, head.split())
    jobs = [Job(line) for line in rest]
    queues = [deque(), deque(), deque()]
    running = None
    asleep = list(jobs)
    log = []
    displaced = sunk = lifted = crowd = 0
    ended = 0
    t = 0
    while ended < len(jobs):
        for fresh in (True, False):
            for job in jobs:
                if job in asleep and job.wakes == t and (job.arrival == t) == fresh:
                    asleep.remove(job)
                    queues[job.rank].append(job)
        if t > 0 and t % period == 0:
            for low in (1, 2):
                while queues[low]:
                    queues[0].append(queues[low].popleft())
            for job in jobs:
                if job.end is None:
                    if job.rank > 0:
                        lifted += 1
                    job.rank = job.used = 0
        if running:
            above = False
            for rank in range(running.rank):
                if queues[rank]:
                    above = True
            if above:
                displaced += 1
                queues[running.rank].appendleft(running)
                running = None
        if running is None:
            for queue in queues:
                if queue:
                    running = queue.popleft()
                    break
        crowd = max(crowd, sum(len(queue) for queue in queues))

        t += 1
        if running is None:
            log.append(".")
            continue
        job = running
        log.append(job.name)
        job.left -= 1
        job.used += 1
        if job.left == 0:
            job.used = 0
            if job.phases:
                job.wakes = t + job.phases.pop(0)
                job.left = job.phases.pop(0)
                asleep.append(job)
            else:
                job.end = t
                ended += 1
            running = None
        elif job.used == allowance[job.rank]:
            if job.rank < 2:
                job.rank += 1
                sunk += 1
            job.used = 0
            queues[job.rank].append(job)
            running = None

    print("".join(log))
    print(*(job.end - job.arrival for job in jobs))
    print(displaced, sunk, lifted, crowd)


main()
