/* Containers of the observation under way: a set by identity, emptied by moving on to the next generation. */

typedef struct {
    PyObject *object;
    uint64_t generation;
} Seen;

static Seen *seen;
static size_t seen_capacity, seen_count;
static uint64_t generation;

static Seen *place_of(PyObject *object) {
    size_t place = hash_of(object, seen_capacity);
    while (seen[place].generation == generation && seen[place].object != object) place = (place + 1) & (seen_capacity - 1);
    return &seen[place];
}

static int grow_seen(void) {
    size_t old_capacity = seen_capacity;
    Seen *old = seen, *larger = calloc(old_capacity ? old_capacity * 2 : 4096, sizeof *larger);
    if (larger == NULL) return FAILED;
    seen_capacity = old_capacity ? old_capacity * 2 : 4096;
    seen = larger;
    for (size_t index = 0; index < old_capacity; index++)
        if (old[index].generation == generation) *place_of(old[index].object) = old[index];
    free(old);
    return OK;
}

/* 1 when the object was met before in this observation, 0 when not. */
static int meet(PyObject *object) {
    if (seen_count * 2 >= seen_capacity && grow_seen() != OK) return FAILED;
    Seen *place = place_of(object);
    if (place->generation == generation) return 1;
    place->object = object;
    place->generation = generation;
    seen_count++;
    return 0;
}
