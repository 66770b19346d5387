/*
 * Preloaded into a program, gives the C library's random functions another sequence, as another C library would: what they
 * return for a seed is no part of the language.
 */
#define _GNU_SOURCE
#include <stdlib.h>

#include "next-function.h"

/* Changes high and low bits alike, and every remainder. */
static const long other = 0x5bd1e995 & RAND_MAX;

int rand(void) {
    static int (*next)(void);
    return NEXT(rand)() ^ other;
}

int rand_r(unsigned *seed) {
    static int (*next)(unsigned *);
    return NEXT(rand_r)(seed) ^ other;
}

long random(void) {
    static long (*next)(void);
    return NEXT(random)() ^ other;
}

long lrand48(void) {
    static long (*next)(void);
    return NEXT(lrand48)() ^ other;
}

double drand48(void) {
    static double (*next)(void);
    return 1 - NEXT(drand48)();
}
