/* Cells of a value that holds no others and never changes; NOT_FLAT for every other value. */

static inline Py_ssize_t cells_of_leaf(PyObject *value) {
    PyTypeObject *type = Py_TYPE(value);
    if (type == &PyLong_Type || type == &PyFloat_Type || type == &PyBool_Type || value == Py_None) return 1;
    if (type == &PyUnicode_Type) return 1 + PyUnicode_GET_LENGTH(value);
    if (type == &PyBytes_Type) return 1 + PyBytes_GET_SIZE(value);
    return type == &PyComplex_Type ? 1 : NOT_FLAT;
}

/*
 * Shadows of long lists of leaves: a copy of the list's pointers and the number of their cells. Where a pointer is still the
 * same, so is the value, because the shadow owns a reference to it; only other slots are looked at. A shadow of a list that is gone
 * harms nothing: whatever list comes to lie there is compared slot by slot.
 */

#define SHORTEST_SHADOWED 64
#define BLOCK 512
#define SHADOWS 16384
#define NEIGHBOURS 4
#define MOST_SHADOWED_ITEMS ((Py_ssize_t)1 << 24)

typedef struct {
    PyObject *list;
    PyObject **items;
    Py_ssize_t count, capacity;
    Count cells;
} Shadow;

static Shadow shadows[SHADOWS];
static Py_ssize_t shadowed_items;

static void cut_shadow(Shadow *shadow, Py_ssize_t count) {
    while (shadow->count > count) {
        PyObject *item = shadow->items[--shadow->count];
        shadow->cells -= (Count)cells_of_leaf(item);
        Py_DECREF(item);
    }
}

static void drop_shadow(Shadow *shadow) {
    cut_shadow(shadow, 0);
    shadowed_items -= shadow->capacity;
    free(shadow->items);
    memset(shadow, 0, sizeof *shadow);
}

static Shadow *shadow_of(PyObject *list) {
    size_t place = hash_of(list, SHADOWS);
    Shadow *free_one = NULL;
    for (int offset = 0; offset < NEIGHBOURS; offset++) {
        Shadow *shadow = &shadows[(place + offset) & (SHADOWS - 1)];
        if (shadow->list == list) return shadow;
        if (shadow->list == NULL && free_one == NULL) free_one = shadow;
    }
    if (free_one == NULL) drop_shadow(free_one = &shadows[place]);
    free_one->list = list;
    return free_one;
}

static int replace_slot(Shadow *shadow, Py_ssize_t index, PyObject *item) {
    Py_ssize_t cells = cells_of_leaf(item);
    if (cells < 0) return NOT_FLAT;
    shadow->cells += (Count)cells - (Count)cells_of_leaf(shadow->items[index]);
    Py_INCREF(item);
    Py_SETREF(shadow->items[index], item);
    return OK;
}

static int compare_slots(Shadow *shadow, PyObject **items, Py_ssize_t count) {
    for (Py_ssize_t start = 0; start < count; start += BLOCK) {
        Py_ssize_t end = start + BLOCK < count ? start + BLOCK : count;
        if (memcmp(shadow->items + start, items + start, (size_t)(end - start) * sizeof *items) == 0) continue;
        for (Py_ssize_t index = start; index < end; index++)
            if (shadow->items[index] != items[index] && replace_slot(shadow, index, items[index]) != OK) return NOT_FLAT;
    }
    return OK;
}

static int grow_shadow(Shadow *shadow, Py_ssize_t count) {
    Py_ssize_t capacity = count + count / 4;
    if (shadowed_items + capacity - shadow->capacity > MOST_SHADOWED_ITEMS) return NOT_FLAT;
    PyObject **items = realloc(shadow->items, (size_t)capacity * sizeof *items);
    if (items == NULL) return NOT_FLAT;
    shadowed_items += capacity - shadow->capacity;
    shadow->items = items;
    shadow->capacity = capacity;
    return OK;
}

static int append_slots(Shadow *shadow, PyObject **items, Py_ssize_t count) {
    if (count > shadow->capacity && grow_shadow(shadow, count) != OK) return NOT_FLAT;
    while (shadow->count < count) {
        PyObject *item = items[shadow->count];
        Py_ssize_t cells = cells_of_leaf(item);
        if (cells < 0) return NOT_FLAT;
        shadow->items[shadow->count++] = Py_NewRef(item);
        shadow->cells += (Count)cells;
    }
    return OK;
}

/* Cells of the items of a list that holds nothing but leaves, or NOT_FLAT. */
static Py_ssize_t cells_of_flat_list(PyObject *list) {
    Py_ssize_t count = PyList_GET_SIZE(list);
    PyObject **items = &PyList_GET_ITEM(list, 0);
    if (cells_of_leaf(items[0]) < 0 || cells_of_leaf(items[count - 1]) < 0) return NOT_FLAT;
    Shadow *shadow = shadow_of(list);
    cut_shadow(shadow, count);
    if (compare_slots(shadow, items, shadow->count) == OK && append_slots(shadow, items, count) == OK)
        return (Py_ssize_t)shadow->cells;
    drop_shadow(shadow);
    return NOT_FLAT;
}
