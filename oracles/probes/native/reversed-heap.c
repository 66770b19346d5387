/*
 * Preloaded into a program, hands out memory from high addresses to low ones, where the C library goes upwards: objects made one
 * after the other compare the other way round. What is given back is handed out again, so that the heap stays small.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

extern void *__libc_malloc(size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

enum { granule = 16, classes = 65 };
/* Little enough for the address space a run may have, beside the stacks of threads. */
static const size_t region_bytes = 128UL << 20;
static const size_t largest = granule * (classes - 1);

/* In front of every block; keeps the 16-byte alignment of what follows. */
struct block {
    size_t bytes;
    struct block *next;
};

static char *region, *lowest;
static struct block *given_back[classes];
static atomic_flag busy = ATOMIC_FLAG_INIT;

static void lock(void) {
    while (atomic_flag_test_and_set_explicit(&busy, memory_order_acquire)) {}
}

static void unlock(void) {
    atomic_flag_clear_explicit(&busy, memory_order_release);
}

static int is_ours(const void *memory) {
    return region != NULL && (const char *)memory >= region && (const char *)memory < region + region_bytes;
}

static struct block *fresh_block(size_t bytes) {
    if (region == NULL) {
        void *mapped = mmap(NULL, region_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (mapped == MAP_FAILED) return NULL;
        region = mapped;
        lowest = region + region_bytes;
    }
    size_t needed = bytes + sizeof(struct block);
    if ((size_t)(lowest - region) < needed) return NULL;
    lowest -= needed;
    struct block *block = (struct block *)lowest;
    block->bytes = bytes;
    return block;
}

void *malloc(size_t wanted) {
    size_t bytes = (wanted + granule) / granule * granule;
    /* Large blocks stay with the C library, which knows how to give them back. */
    if (bytes > largest) return __libc_malloc(wanted);
    lock();
    struct block *block = given_back[bytes / granule];
    if (block != NULL) given_back[bytes / granule] = block->next;
    else block = fresh_block(bytes);
    unlock();
    return block == NULL ? __libc_malloc(wanted) : block + 1;
}

void free(void *memory) {
    if (!is_ours(memory)) {
        __libc_free(memory);
        return;
    }
    struct block *block = (struct block *)memory - 1;
    lock();
    block->next = given_back[block->bytes / granule];
    given_back[block->bytes / granule] = block;
    unlock();
}

void *calloc(size_t count, size_t each) {
    size_t bytes;
    if (__builtin_mul_overflow(count, each, &bytes)) {
        errno = ENOMEM;
        return NULL;
    }
    void *memory = malloc(bytes);
    return memory == NULL ? NULL : memset(memory, 0, bytes);
}

void *realloc(void *memory, size_t wanted) {
    if (memory == NULL) return malloc(wanted);
    if (!is_ours(memory)) return __libc_realloc(memory, wanted);
    size_t present = ((struct block *)memory - 1)->bytes;
    if (wanted <= present) return memory;
    void *moved = malloc(wanted);
    if (moved == NULL) return NULL;
    memcpy(moved, memory, present);
    free(memory);
    return moved;
}

void *memalign(size_t alignment, size_t bytes) {
    return alignment <= granule ? malloc(bytes) : __libc_memalign(alignment, bytes);
}

void *aligned_alloc(size_t alignment, size_t bytes) {
    return memalign(alignment, bytes);
}

int posix_memalign(void **memory, size_t alignment, size_t bytes) {
    *memory = memalign(alignment, bytes);
    return *memory == NULL ? ENOMEM : 0;
}

size_t malloc_usable_size(void *memory) {
    return is_ours(memory) ? ((struct block *)memory - 1)->bytes : 0;
}
