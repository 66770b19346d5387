/*
 * Counts the cells that live variables reach, at the line events of a program (state-metrics.md). The same interface and the same
 * numbers as StateTracer of state_cells.py, which stands in where this cannot be compiled. Public C interface of CPython 3.10 to 3.14.
 *
 * An observation first collects the variables of all frames, holding references to them, and then walks them. No Python code runs
 * during a walk and the collector is off, so borrowed references stay valid; a type seen for the first time is asked about in Python
 * after the walk was given up, and the observation starts again.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <frameobject.h>
#include <stdint.h>
#include <string.h>

#ifdef Py_GIL_DISABLED
#error "the tracer relies on the global interpreter lock"
#endif

typedef unsigned long long Count;

enum { OK = 0, FAILED = -1, UNKNOWN_TYPE = -2, NOT_FLAT = -3 };

/* As in state_cells.py. */
enum Kind { NOTHING, SCALAR, TEXT, SEQUENCE, MAPPING, ITERATED, ARRAY, RECORD };

/* Work of looking at one frame, in cells: getting its variables costs that much more than a cell. */
#define WORK_OF_FRAME 64

static PyObject *program_file, *program_globals, *program_code, *classify, *token;
static long added_lines[16];
static int added_count;
static Count stride, work_limit, until_sample;
static Count events, samples, load, peak, work;
static int exhausted, failed;

static size_t hash_of(const void *pointer, size_t capacity) {
    return (size_t)(((uint64_t)(uintptr_t)pointer >> 4) * 0x9E3779B97F4A7C15ULL >> 24) & (capacity - 1);
}

/* ---- Containers of the observation under way: a set by identity, emptied by moving on to the next generation. */

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

/* ---- What is known of types, asked once from state_cells.py. The references are kept, so that addresses stay theirs. */

typedef struct {
    PyTypeObject *type;
    int kind, has_fields;
    PyTypeObject *ancestor;
    PyObject *slots;
} TypeFacts;

static TypeFacts *known;
static size_t known_capacity, known_count;

static TypeFacts *facts_place(TypeFacts *table, size_t capacity, PyTypeObject *type) {
    size_t place = hash_of(type, capacity);
    while (table[place].type != NULL && table[place].type != type) place = (place + 1) & (capacity - 1);
    return &table[place];
}

static int learn_type(PyObject *value) {
    PyObject *answer = PyObject_CallFunctionObjArgs(classify, value, NULL);
    if (answer == NULL) return FAILED;
    TypeFacts facts = {.type = Py_TYPE(value)};
    PyObject *ancestor;
    if (!PyArg_ParseTuple(answer, "iOpO!", &facts.kind, &ancestor, &facts.has_fields, &PyTuple_Type, &facts.slots)) {
        Py_DECREF(answer);
        return FAILED;
    }
    if (known_count * 2 >= known_capacity) {
        size_t capacity = known_capacity ? known_capacity * 2 : 256;
        TypeFacts *larger = calloc(capacity, sizeof *larger);
        if (larger == NULL) {
            Py_DECREF(answer);
            return FAILED;
        }
        for (size_t index = 0; index < known_capacity; index++)
            if (known[index].type != NULL) *facts_place(larger, capacity, known[index].type) = known[index];
        free(known);
        known = larger;
        known_capacity = capacity;
    }
    TypeFacts *place = facts_place(known, known_capacity, facts.type);
    if (place->type == NULL) {
        facts.ancestor = ancestor == Py_None ? NULL : (PyTypeObject *)Py_NewRef(ancestor);
        Py_INCREF(facts.type);
        Py_INCREF(facts.slots);
        *place = facts;
        known_count++;
    }
    Py_DECREF(answer);
    return OK;
}

/* ---- Cells of a value that holds no others and never changes; NOT_FLAT for every other value. */

static inline Py_ssize_t cells_of_leaf(PyObject *value) {
    PyTypeObject *type = Py_TYPE(value);
    if (type == &PyLong_Type || type == &PyFloat_Type || type == &PyBool_Type || value == Py_None) return 1;
    if (type == &PyUnicode_Type) return 1 + PyUnicode_GET_LENGTH(value);
    if (type == &PyBytes_Type) return 1 + PyBytes_GET_SIZE(value);
    return type == &PyComplex_Type ? 1 : NOT_FLAT;
}

/*
 * ---- Shadows of long lists of leaves: a copy of the list's pointers and the number of their cells. Where a pointer is still the
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

/* ---- The walk: values that were reached and not yet looked at. */

static PyObject **pending;
static size_t pending_count, pending_capacity;
static Count cells;
static PyObject *unknown;

static int reach(PyObject *value) {
    Py_ssize_t leaf = cells_of_leaf(value);
    if (leaf >= 0) {
        cells += (Count)leaf;
        return OK;
    }
    if (pending_count == pending_capacity) {
        size_t capacity = pending_capacity ? pending_capacity * 2 : 1024;
        PyObject **larger = realloc(pending, capacity * sizeof *larger);
        if (larger == NULL) return FAILED;
        pending = larger;
        pending_capacity = capacity;
    }
    pending[pending_count++] = value;
    return OK;
}

static int reach_all(PyObject **items, Py_ssize_t count) {
    for (Py_ssize_t index = 0; index < count; index++)
        if (items[index] != NULL && reach(items[index]) != OK) return FAILED;
    return OK;
}

static int reach_list(PyObject *list) {
    Py_ssize_t count = PyList_GET_SIZE(list);
    if (count == 0) return OK;
    if (count >= SHORTEST_SHADOWED) {
        Py_ssize_t flat = cells_of_flat_list(list);
        if (flat >= 0) {
            cells += (Count)flat;
            return OK;
        }
    }
    return reach_all(&PyList_GET_ITEM(list, 0), count);
}

static int reach_mapping(PyObject *mapping, int keys) {
    PyObject *key, *value;
    Py_ssize_t position = 0;
    while (PyDict_Next(mapping, &position, &key, &value)) {
        if (keys && reach(key) != OK) return FAILED;
        if (reach(value) != OK) return FAILED;
    }
    return OK;
}

/* Sets and deques, by the iterator of the built-in type. The container keeps what it yields alive. */
static int reach_iterated(PyObject *container, PyTypeObject *ancestor) {
    PyObject *iterator = ancestor->tp_iter(container), *item;
    if (iterator == NULL) return FAILED;
    int outcome = OK;
    while (outcome == OK && (item = PyIter_Next(iterator)) != NULL) {
        outcome = reach(item);
        Py_DECREF(item);
    }
    Py_DECREF(iterator);
    return PyErr_Occurred() ? FAILED : outcome;
}

static int reach_fields(PyObject *value, const TypeFacts *facts) {
    for (Py_ssize_t index = 0; index < PyTuple_GET_SIZE(facts->slots); index++) {
        PyObject *descriptor = PyTuple_GET_ITEM(facts->slots, index);
        PyObject *field = Py_TYPE(descriptor)->tp_descr_get(descriptor, value, (PyObject *)Py_TYPE(value));
        if (field == NULL) {
            PyErr_Clear();
            continue;
        }
        int outcome = reach(field);
        Py_DECREF(field);
        if (outcome != OK) return outcome;
    }
    if (!facts->has_fields) return OK;
    PyObject *fields = PyObject_GenericGetDict(value, NULL);
    if (fields == NULL) {
        PyErr_Clear();
        return OK;
    }
    int outcome = PyDict_Check(fields) ? reach_mapping(fields, 0) : OK;
    Py_DECREF(fields);
    return outcome;
}

static int reach_contents(PyObject *value, const TypeFacts *facts) {
    switch (facts->kind) {
    case SEQUENCE:
        if (PyList_Check(value)) return reach_list(value);
        return reach_all(&PyTuple_GET_ITEM(value, 0), PyTuple_GET_SIZE(value));
    case MAPPING:
        return reach_mapping(value, 1);
    case ITERATED:
        return reach_iterated(value, facts->ancestor);
    case ARRAY:
        cells += (Count)facts->ancestor->tp_as_sequence->sq_length(value);
        return OK;
    default:
        return OK;
    }
}

static Count cells_of_text(PyObject *value) {
    if (PyUnicode_Check(value)) return 1 + (Count)PyUnicode_GET_LENGTH(value);
    if (PyBytes_Check(value)) return 1 + (Count)PyBytes_GET_SIZE(value);
    return 1 + (Count)PyByteArray_GET_SIZE(value);
}

static int look_at(PyObject *value) {
    const TypeFacts *facts = known_capacity ? facts_place(known, known_capacity, Py_TYPE(value)) : NULL;
    if (facts == NULL || facts->type == NULL) {
        unknown = Py_NewRef(value);
        return UNKNOWN_TYPE;
    }
    if (facts->kind == NOTHING) return OK;
    if (facts->kind == TEXT) {
        cells += cells_of_text(value);
        return OK;
    }
    if (facts->kind == SCALAR) {
        cells += 1;
        return OK;
    }
    int met = meet(value);
    if (met != 0) return met == 1 ? OK : FAILED;
    cells += 1;
    if (reach_contents(value, facts) != OK) return FAILED;
    return facts->has_fields || PyTuple_GET_SIZE(facts->slots) > 0 ? reach_fields(value, facts) : OK;
}

/* Names with two underscores on both sides, and the hidden ones that start with a point, are no variables of the program. */
static int is_hidden(PyObject *name) {
    if (!PyUnicode_Check(name)) return 0;
    Py_ssize_t length = PyUnicode_GET_LENGTH(name);
    if (length == 0) return 0;
    if (PyUnicode_READ_CHAR(name, 0) == '.') return 1;
    return length >= 4 && PyUnicode_READ_CHAR(name, 0) == '_' && PyUnicode_READ_CHAR(name, 1) == '_' &&
           PyUnicode_READ_CHAR(name, length - 2) == '_' && PyUnicode_READ_CHAR(name, length - 1) == '_';
}

/* A dict by name, or a list of pairs. */
static int reach_variables(PyObject *scope) {
    PyObject *name, *value;
    Py_ssize_t position = 0;
    if (PyDict_Check(scope)) {
        while (PyDict_Next(scope, &position, &name, &value))
            if (!is_hidden(name) && reach(value) != OK) return FAILED;
        return OK;
    }
    for (; position < PyList_GET_SIZE(scope); position++) {
        PyObject *pair = PyList_GET_ITEM(scope, position);
        if (!is_hidden(PyTuple_GET_ITEM(pair, 0)) && reach(PyTuple_GET_ITEM(pair, 1)) != OK) return FAILED;
    }
    return OK;
}

static int walk(PyObject *scopes) {
    cells = 0;
    generation++;
    seen_count = 0;
    pending_count = 0;
    for (Py_ssize_t index = 0; index < PyList_GET_SIZE(scopes); index++)
        if (reach_variables(PyList_GET_ITEM(scopes, index)) != OK) return FAILED;
    while (pending_count > 0) {
        int outcome = look_at(pending[--pending_count]);
        if (outcome != OK) return outcome;
    }
    return OK;
}

/* ---- Frames. */

static PyObject *variables_of(PyFrameObject *frame) {
#if PY_VERSION_HEX < 0x030B0000
    PyObject *variables = PyObject_GetAttrString((PyObject *)frame, "f_locals");
#else
    PyObject *variables = PyFrame_GetLocals(frame);
#endif
#if PY_VERSION_HEX >= 0x030D0000
    if (variables != NULL && PyFrameLocalsProxy_Check(variables)) Py_SETREF(variables, PyMapping_Items(variables));
#endif
    return variables;
}

/* The globals, and the variables of every frame of the program; the module's own frame has no others than the globals. */
static PyObject *collect_scopes(PyFrameObject *innermost) {
    PyObject *scopes = PyList_New(0);
    if (scopes == NULL || PyList_Append(scopes, program_globals) != 0) return scopes;
    PyFrameObject *frame = (PyFrameObject *)Py_NewRef(innermost);
    while (frame != NULL) {
        PyCodeObject *code = PyFrame_GetCode(frame);
        int wanted = code->co_filename == program_file && (PyObject *)code != program_code;
        Py_DECREF(code);
        if (wanted) {
            PyObject *variables = variables_of(frame);
            int usable = variables != NULL && (PyDict_Check(variables) || PyList_CheckExact(variables));
            int appended = usable ? PyList_Append(scopes, variables) : variables == NULL ? -1 : 0;
            Py_XDECREF(variables);
            if (appended != 0) {
                Py_DECREF(frame);
                Py_CLEAR(scopes);
                return NULL;
            }
        }
        Py_SETREF(frame, PyFrame_GetBack(frame));
    }
    return scopes;
}

/* One attempt at an observation. */
static int attempt(PyFrameObject *frame) {
    PyObject *scopes = collect_scopes(frame);
    if (scopes == NULL) return FAILED;
    int collecting = PyGC_Disable();
    int outcome = walk(scopes);
    if (collecting) PyGC_Enable();
    Count frames = (Count)PyList_GET_SIZE(scopes);
    if (outcome == OK) {
        work += cells + WORK_OF_FRAME * frames;
        if (work > work_limit) {
            exhausted = 1;
        } else {
            samples++;
            load += cells;
            if (cells > peak) peak = cells;
        }
    }
    Py_DECREF(scopes);
    return outcome;
}

static int observe(PyFrameObject *frame) {
    int outcome;
    while ((outcome = attempt(frame)) == UNKNOWN_TYPE) {
        PyObject *value = unknown;
        outcome = learn_type(value);
        Py_DECREF(value);
        if (outcome != OK) break;
    }
    return outcome;
}

/* ---- Edges: pairs of lines, one run right after the other. */

typedef struct {
    uint64_t pair;
} Edge;

static Edge *edges;
static size_t edge_capacity, edge_count;
static uint32_t last_line;

static Edge *edge_place(Edge *table, size_t capacity, uint64_t pair) {
    size_t place = (size_t)(pair * 0x9E3779B97F4A7C15ULL >> 32) & (capacity - 1);
    while (table[place].pair != 0 && table[place].pair != pair) place = (place + 1) & (capacity - 1);
    return &table[place];
}

static int note_edge(uint32_t line) {
    uint64_t pair = (uint64_t)last_line << 32 | line;
    int first = last_line == 0;
    last_line = line;
    if (first) return OK;
    if (edge_count * 2 >= edge_capacity) {
        size_t capacity = edge_capacity ? edge_capacity * 2 : 1024;
        Edge *larger = calloc(capacity, sizeof *larger);
        if (larger == NULL) return FAILED;
        for (size_t index = 0; index < edge_capacity; index++)
            if (edges[index].pair != 0) *edge_place(larger, capacity, edges[index].pair) = edges[index];
        free(edges);
        edges = larger;
        edge_capacity = capacity;
    }
    Edge *place = edge_place(edges, edge_capacity, pair);
    if (place->pair == 0) {
        place->pair = pair;
        edge_count++;
    }
    return OK;
}

/* ---- Events. */

static int on_event(PyObject *self, PyFrameObject *frame, int what, PyObject *argument) {
    if (what != PyTrace_LINE || failed) return 0;
    PyCodeObject *code = PyFrame_GetCode(frame);
    int own = code->co_filename == program_file;
    Py_DECREF(code);
    if (!own) return 0;
    int line = PyFrame_GetLineNumber(frame);
    for (int index = 0; index < added_count; index++)
        if (added_lines[index] == line) return 0;
    events++;
    int outcome = note_edge((uint32_t)line);
    if (--until_sample == 0) {
        until_sample = stride;
        if (outcome == OK && !exhausted) outcome = observe(frame);
    }
    if (outcome == OK) return 0;
    /* The program goes on undisturbed; its numbers are given up. */
    failed = 1;
    PyErr_Clear();
    return 0;
}

static PyObject *trace_thread(PyObject *module, PyObject *nothing) {
    PyEval_SetTrace(on_event, token);
    Py_RETURN_NONE;
}

static PyObject *start(PyObject *module, PyObject *arguments) {
    PyObject *lines;
    if (!PyArg_ParseTuple(arguments, "OO!OOO!KK", &program_code, &PyDict_Type, &program_globals, &classify, &token, &PyTuple_Type,
                          &lines, &stride, &work_limit))
        return NULL;
    if (!PyCode_Check(program_code) || PyTuple_GET_SIZE(lines) > 16) {
        PyErr_SetString(PyExc_TypeError, "a module's code and at most 16 lines are wanted");
        return NULL;
    }
    program_file = ((PyCodeObject *)program_code)->co_filename;
    Py_INCREF(program_code);
    Py_INCREF(program_globals);
    Py_INCREF(classify);
    Py_INCREF(token);
    for (added_count = 0; added_count < PyTuple_GET_SIZE(lines); added_count++)
        added_lines[added_count] = PyLong_AsLong(PyTuple_GET_ITEM(lines, added_count));
    if (PyErr_Occurred()) return NULL;
    until_sample = (stride + 1) / 2;
    return trace_thread(module, NULL);
}

static PyObject *totals(PyObject *module, PyObject *nothing) {
    return Py_BuildValue("KKKKKi", events, samples, load, peak, work, failed);
}

static PyObject *list_edges(PyObject *module, PyObject *nothing) {
    PyObject *list = PyList_New(0);
    for (size_t index = 0; list != NULL && index < edge_capacity; index++) {
        uint64_t pair = edges[index].pair;
        if (pair == 0) continue;
        PyObject *entry = Py_BuildValue("II", (unsigned)(pair >> 32), (unsigned)pair);
        if (entry == NULL || PyList_Append(list, entry) != 0) Py_CLEAR(list);
        Py_XDECREF(entry);
    }
    return list;
}

static PyMethodDef methods[] = {
    {"start", start, METH_VARARGS, "start(code, globals, classify, token, added_lines, stride, work_limit): traces this thread."},
    {"trace_thread", trace_thread, METH_NOARGS, "Traces the calling thread too."},
    {"totals", totals, METH_NOARGS, "(events, samples, load, peak, work, failed) so far."},
    {"edges", list_edges, METH_NOARGS, "Pairs of lines run right after each other."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "midrun_state_tracer", .m_size = -1, .m_methods = methods};

PyMODINIT_FUNC PyInit_midrun_state_tracer(void) { return PyModule_Create(&definition); }
