/*
 * Counts the cells that live variables reach, at the line events of a program (state-metrics.md): the same interface and the same
 * numbers as StateTracer of state_cells.py, which stands in where this cannot be compiled.
 */

static PyObject *program_file, *program_globals, *program_code, *classify, *token;
static long added_lines[16];
static int added_count;
static Count stride, work_limit, until_sample;
static Count events, samples, load, peak, work;
static int exhausted, failed;

#include "edges.h"
#include "frames.h"

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
