/*
 * Walks from the variables of the program to everything they reach. No Python code runs meanwhile and the collector is off, so borrowed
 * references stay valid; where a type is met for the first time, the walk is given up until state_cells.py was asked about it.
 */

#include "seen.h"
#include "shadows.h"
#include "types.h"

/* Values that were reached and not yet looked at. */

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
