/* Preloaded into a program, lets it open no file but the standard streams: a program that finds one reads more than its input. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "next-function.h"

static int is_stream(const char *path) {
    static const char *const streams[] = {"/dev/stdin", "/dev/stdout", "/dev/stderr", "/dev/null", "/proc/self/fd/", "/dev/fd/"};
    for (size_t index = 0; index < sizeof streams / sizeof *streams; index += 1)
        if (strncmp(path, streams[index], strlen(streams[index])) == 0) return 1;
    return 0;
}

static int refuse(void) {
    errno = ENOENT;
    return -1;
}

FILE *fopen(const char *restrict path, const char *restrict mode) {
    static FILE *(*next)(const char *, const char *);
    return is_stream(path) ? NEXT(fopen)(path, mode) : (refuse(), NULL);
}

FILE *fopen64(const char *restrict path, const char *restrict mode) {
    return fopen(path, mode);
}

FILE *freopen(const char *restrict path, const char *restrict mode, FILE *restrict stream) {
    static FILE *(*next)(const char *, const char *, FILE *);
    return NEXT(freopen)(path == NULL || is_stream(path) ? path : "/dev/no-such-file", mode, stream);
}

FILE *freopen64(const char *restrict path, const char *restrict mode, FILE *restrict stream) {
    return freopen(path, mode, stream);
}

int open(const char *path, int flags, ...) {
    static int (*next)(const char *, int, ...);
    va_list more;
    va_start(more, flags);
    int mode = va_arg(more, int);
    va_end(more);
    return is_stream(path) ? NEXT(open)(path, flags, mode) : refuse();
}

int open64(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    int mode = va_arg(more, int);
    va_end(more);
    return open(path, flags, mode);
}
