/*
 * Preloaded into a program, lets it live in another year, where every look at a clock finds a second more gone. What depends on
 * the time changes; what only takes it does not. Sleeping takes no time, and waiting with a deadline waits as long as it would.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "next-function.h"

/* No multiple of a day, an hour or a minute, so that every part of a date changes. */
static const time_t later = 400L * 24 * 3600 + 5 * 3600 + 37 * 60 + 11;
static atomic_long looks;

static int is_calendar(clockid_t clock) {
    return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

static time_t ahead(clockid_t clock) {
    return atomic_load(&looks) + (is_calendar(clock) ? later : 0);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    if (syscall(SYS_clock_gettime, clock, now) != 0) return -1;
    atomic_fetch_add(&looks, 1);
    now->tv_sec += ahead(clock);
    return 0;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec precise;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &precise);
    now->tv_sec = precise.tv_sec;
    now->tv_usec = precise.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *now) {
    struct timespec precise;
    clock_gettime(CLOCK_REALTIME, &precise);
    if (now != NULL) *now = precise.tv_sec;
    return precise.tv_sec;
}

int timespec_get(struct timespec *now, int base) {
    clock_gettime(CLOCK_REALTIME, now);
    return base;
}

clock_t clock(void) {
    struct timespec precise;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &precise);
    return precise.tv_sec * CLOCKS_PER_SEC + precise.tv_nsec / (1000000000 / CLOCKS_PER_SEC);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *wanted, struct timespec *left) {
    (void)clock, (void)flags, (void)wanted, (void)left;
    return 0;
}

int nanosleep(const struct timespec *wanted, struct timespec *left) {
    (void)wanted, (void)left;
    return 0;
}

int usleep(useconds_t wanted) {
    (void)wanted;
    return 0;
}

unsigned sleep(unsigned wanted) {
    (void)wanted;
    return 0;
}

/* A deadline tells by its size which clock it was taken from: no machine has been up for thirty years. */
static struct timespec real_deadline(const struct timespec *deadline) {
    struct timespec real = *deadline;
    real.tv_sec -= ahead(deadline->tv_sec > 1000000000 ? CLOCK_REALTIME : CLOCK_MONOTONIC);
    if (real.tv_sec < 0) real = (struct timespec){0, 0};
    return real;
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *deadline) {
    static int (*next)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
    struct timespec real = real_deadline(deadline);
    return NEXT(pthread_cond_timedwait)(condition, mutex, &real);
}

int pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *deadline) {
    static int (*next)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *);
    struct timespec real = real_deadline(deadline);
    return NEXT(pthread_cond_clockwait)(condition, mutex, clock, &real);
}

int sem_timedwait(sem_t *semaphore, const struct timespec *deadline) {
    static int (*next)(sem_t *, const struct timespec *);
    struct timespec real = real_deadline(deadline);
    return NEXT(sem_timedwait)(semaphore, &real);
}

int sem_clockwait(sem_t *semaphore, clockid_t clock, const struct timespec *deadline) {
    static int (*next)(sem_t *, clockid_t, const struct timespec *);
    struct timespec real = real_deadline(deadline);
    return NEXT(sem_clockwait)(semaphore, clock, &real);
}
