/* One observation: the variables of all frames of the program, held by references of our own, and then the walk. */

#include "walk.h"

/* Work of looking at one frame, in cells: getting its variables costs that much more than a cell. */
#define WORK_OF_FRAME 64


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
