/* The function of that name that would have been called without this library, looked up once into the local variable `next`. */
#include <dlfcn.h>

#define NEXT(name) ({ if (next == 0) next = (__typeof__(next))dlsym(RTLD_NEXT, #name); next; })
