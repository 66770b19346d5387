/* Edges: pairs of lines, one run right after the other. */

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
