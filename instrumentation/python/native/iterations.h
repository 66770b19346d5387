/*
 * Iterations of running loops, by loop and frame; the same interface as IterationCounts of iteration_counts.py. An entry whose frame is
 * gone is begun anew when another frame comes to lie there.
 */

typedef struct {
    PyFrameObject *frame;
    long loop;
    long long iterations, target;
} Running;

static Running *running, *latest;
static size_t running_capacity, running_count;
static PyObject *target_call;

static Running *running_place(Running *table, size_t capacity, long loop, PyFrameObject *frame) {
    size_t place = (hash_of(frame, capacity) + (size_t)loop * 31) & (capacity - 1);
    while (table[place].frame != NULL && (table[place].frame != frame || table[place].loop != loop))
        place = (place + 1) & (capacity - 1);
    return &table[place];
}

static int grow_running(void) {
    size_t capacity = running_capacity ? running_capacity * 2 : 64;
    Running *larger = calloc(capacity, sizeof *larger);
    if (larger == NULL) return FAILED;
    for (size_t index = 0; index < running_capacity; index++)
        if (running[index].frame != NULL)
            *running_place(larger, capacity, running[index].loop, running[index].frame) = running[index];
    free(running);
    running = larger;
    running_capacity = capacity;
    latest = NULL;
    return OK;
}

static PyObject *begin_iterations(PyObject *module, PyObject *arguments) {
    long loop;
    Py_ssize_t frame_id;
    long long target;
    if (!PyArg_ParseTuple(arguments, "lnL", &loop, &frame_id, &target)) return NULL;
    if (running_count * 2 >= running_capacity && grow_running() != OK) return PyErr_NoMemory();
    Running *place = running_place(running, running_capacity, loop, (PyFrameObject *)frame_id);
    running_count += place->frame == NULL;
    *place = (Running){.frame = (PyFrameObject *)frame_id, .loop = loop, .target = target};
    Py_RETURN_NONE;
}

/* Of a loop that was begun; NULL with KeyError for any other. */
static Running *find_running(long loop, PyFrameObject *frame) {
    if (latest != NULL && latest->frame == frame && latest->loop == loop) return latest;
    Running *place = running_capacity ? running_place(running, running_capacity, loop, frame) : NULL;
    if (place != NULL && place->frame != NULL) return latest = place;
    PyErr_Format(PyExc_KeyError, "loop %ld was not begun", loop);
    return NULL;
}

static PyObject *iterations_so_far(PyObject *module, PyObject *arguments) {
    long loop;
    Py_ssize_t frame_id;
    if (!PyArg_ParseTuple(arguments, "ln", &loop, &frame_id)) return NULL;
    Running *place = find_running(loop, (PyFrameObject *)frame_id);
    return place == NULL ? NULL : PyLong_FromLongLong(place->iterations);
}

static PyObject *call_at_target(PyObject *module, PyObject *call) {
    Py_XSETREF(target_call, Py_NewRef(call));
    Py_RETURN_NONE;
}

static PyObject *on_iteration(PyObject *module, PyObject *loop) {
    Running *place = find_running(PyLong_AsLong(loop), PyEval_GetFrame());
    if (place == NULL) return NULL;
    if (++place->iterations != place->target) Py_RETURN_NONE;
    return PyObject_CallFunctionObjArgs(target_call, loop, NULL);
}
