/*
 * Preloaded into a program, gives the unordered containers of libstdc++ other numbers of buckets, and so another order of their elements:
 * few for small containers, whose elements then meet in one bucket, and more than usual for large ones.
 */
#define _GNU_SOURCE
#include <stddef.h>

#include "next-function.h"

enum { smallest = 3, small = 13 };

/* std::__detail::_Prime_rehash_policy::_M_next_bkt: the number of buckets to have where at least so many are wanted. */
size_t _ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(const void *policy, size_t wanted) {
    static size_t (*next)(const void *, size_t);
    return NEXT(_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm)(policy, wanted <= small ? smallest : 2 * wanted + 1);
}
