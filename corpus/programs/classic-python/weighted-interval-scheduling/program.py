class Job:
    def __init__(self, number, start, end, weight):
        self.number = number
        self.start = start
        self.end = end
        self.weight = weight

    def key(self):
        return (self.end, self.start, self.weight, self.number)


def read_jobs():
    jobs = []
    for number in range(1, int(input()) + 1):
        start, end, weight = map(int, input().split())
        jobs.append(Job(number, start, end, weight))
    jobs.sort(key=Job.key)
    return jobs


def schedule(jobs):
    best = [0]
    before = []
    accepted = []
    for place, job in enumerate(jobs):
        low, high = 0, place
        while low < high:
            middle = (low + high) // 2
            if jobs[middle].end <= job.start:
                low = middle + 1
            else:
                high = middle
        before.append(low)
        with_job = best[low] + job.weight
        without = best[place]
        if with_job > without:
            accepted.append(job.number)
            best.append(with_job)
        else:
            best.append(without)
    return best, before, accepted


jobs = read_jobs()
best, before, accepted = schedule(jobs)

plan = []
place = len(jobs)
while place > 0:
    if best[place] > best[place - 1]:
        plan.append(jobs[place - 1])
        place = before[place - 1]
    else:
        place -= 1

print("total weight:", best[-1])
for job in reversed(plan):
    print(f"job {job.number}: {job.start}-{job.end} ({job.weight})")
print("raised the total when added:", *accepted)
