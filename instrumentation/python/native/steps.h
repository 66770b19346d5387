/* Statements started so far; the same interface as StepCount of step_counts.py. */

static long long steps, step_limit;
static PyObject *limit_call;

static PyObject *limit_steps(PyObject *module, PyObject *arguments) {
    PyObject *call;
    if (!PyArg_ParseTuple(arguments, "LO", &step_limit, &call)) return NULL;
    Py_XSETREF(limit_call, Py_NewRef(call));
    Py_RETURN_NONE;
}

static PyObject *count_step(PyObject *module, PyObject *nothing) {
    if (steps == step_limit) return PyObject_CallFunctionObjArgs(limit_call, NULL);
    steps++;
    Py_RETURN_TRUE;
}

static PyObject *steps_so_far(PyObject *module, PyObject *nothing) { return PyLong_FromLongLong(steps); }
