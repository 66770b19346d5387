/* What is known of types, asked once from state_cells.py. The references are kept, so that addresses stay theirs. */

/* As in state_cells.py. */
enum Kind { NOTHING, SCALAR, TEXT, SEQUENCE, MAPPING, ITERATED, ARRAY, RECORD };

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
