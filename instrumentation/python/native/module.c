/*
 * The parts of the Python run-time that have to be fast, as an extension on the public C interface of CPython 3.10 to 3.14. Each has a
 * stand-in in Python with the same results, for machines without a compiler or without Python's headers.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <frameobject.h>
#include <stdint.h>
#include <string.h>

#ifdef Py_GIL_DISABLED
#error "this relies on the global interpreter lock"
#endif

typedef unsigned long long Count;

enum { OK = 0, FAILED = -1, UNKNOWN_TYPE = -2, NOT_FLAT = -3 };

static size_t hash_of(const void *pointer, size_t capacity) {
    return (size_t)(((uint64_t)(uintptr_t)pointer >> 4) * 0x9E3779B97F4A7C15ULL >> 24) & (capacity - 1);
}

#include "steps.h"
#include "iterations.h"
#include "tracer.h"

static PyMethodDef methods[] = {
    {"start", start, METH_VARARGS, "start(code, globals, classify, token, added_lines, stride, work_limit): traces this thread."},
    {"trace_thread", trace_thread, METH_NOARGS, "Traces the calling thread too."},
    {"totals", totals, METH_NOARGS, "(events, samples, load, peak, work, failed) so far."},
    {"edges", list_edges, METH_NOARGS, "Pairs of lines run right after each other."},
    {"limit_steps", limit_steps, METH_VARARGS, "limit_steps(limit, call): what is called in place of a step beyond the limit."},
    {"step", count_step, METH_NOARGS, "One more step; True."},
    {"steps", steps_so_far, METH_NOARGS, "Steps so far."},
    {"begin", begin_iterations, METH_VARARGS, "begin(loop, frame_id, target): counts iterations from 0."},
    {"iterations", iterations_so_far, METH_VARARGS, "iterations(loop, frame_id) since it was begun."},
    {"call_at_target", call_at_target, METH_O, "Sets what is called, with the loop, when an iteration is its target."},
    {"on_iteration", on_iteration, METH_O, "on_iteration(loop): one more of the calling frame."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "midrun_native", .m_size = -1, .m_methods = methods};

PyMODINIT_FUNC PyInit_midrun_native(void) { return PyModule_Create(&definition); }
