/* The sums of a small network, in integers: the same on every machine. `quirebox/bots/kernel.py` does the same in
   Python where this is not compiled, and says what the numbers mean. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define FIRST 64    /* numbers in the first layer */
#define SECOND 32   /* and in the second */
#define MOST 8191   /* what a number of a layer can be */
#define SHIFT 8     /* so many bits of a product are dropped */

#if defined(__GNUC__) && defined(__x86_64__) && defined(__linux__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

typedef struct {
    PyObject_HEAD
    Py_ssize_t width;            /* bytes that are seen */
    uint32_t *start;             /* of each byte: its first row */
    uint16_t *count;             /* how many rows it has: one for each value above 0 */
    int16_t *rows;
    int32_t bias[FIRST];
    int16_t second[SECOND * FIRST];
    int32_t second_bias[SECOND];
    int16_t third[SECOND];
    int32_t third_bias;
} Kernel;

WIDE static int64_t
sums(const Kernel *k, const uint8_t *seen)
{
    int32_t first[FIRST];
    int16_t h[FIRST];
    memcpy(first, k->bias, sizeof first);
    for (Py_ssize_t i = 0; i < k->width; i++) {
        uint32_t value = seen[i];
        if (value == 0 || k->count[i] == 0)
            continue;
        if (value > k->count[i])
            value = k->count[i];
        const int16_t *row = k->rows + (size_t)(k->start[i] + value - 1) * FIRST;
        for (int j = 0; j < FIRST; j++)
            first[j] += row[j];
    }
    for (int j = 0; j < FIRST; j++) {
        int32_t x = first[j];
        h[j] = (int16_t)(x < 0 ? 0 : x > MOST ? MOST : x);
    }
    int64_t out = k->third_bias;
    for (int o = 0; o < SECOND; o++) {
        const int16_t *w = k->second + o * FIRST;
        int32_t x = k->second_bias[o];
        for (int j = 0; j < FIRST; j++)
            x += (int32_t)h[j] * w[j];
        x >>= SHIFT;
        out += (int64_t)(x < 0 ? 0 : x > MOST ? MOST : x) * k->third[o];
    }
    return out;
}

static PyObject *
kernel_value(PyObject *self, PyObject *seen)
{
    Kernel *k = (Kernel *)self;
    if (!PyBytes_Check(seen) || PyBytes_GET_SIZE(seen) != k->width) {
        PyErr_Format(PyExc_ValueError, "the network looks at %zd bytes", k->width);
        return NULL;
    }
    return PyLong_FromLongLong(sums(k, (const uint8_t *)PyBytes_AS_STRING(seen)));
}

static int
fits(const Py_buffer *b, Py_ssize_t size)
{
    if (b->len == size)
        return 1;
    PyErr_Format(PyExc_ValueError, "a part of the network has %zd bytes instead of %zd", b->len, size);
    return 0;
}

static int
fill(Kernel *k, Py_buffer *b)
{
    size_t rows = 0;
    if (b[0].len == 0 || b[0].len % 2 || !fits(&b[1], sizeof k->bias) || !fits(&b[3], sizeof k->second) ||
        !fits(&b[4], sizeof k->second_bias) || !fits(&b[5], sizeof k->third)) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "the network looks at nothing");
        return -1;
    }
    k->width = b[0].len / 2;
    k->count = PyMem_Malloc(b[0].len);
    k->start = PyMem_Malloc(k->width * sizeof *k->start);
    k->rows = PyMem_Malloc(b[2].len + 1);
    if (!k->count || !k->start || !k->rows) {
        PyErr_NoMemory();
        return -1;
    }
    memcpy(k->count, b[0].buf, b[0].len);
    for (Py_ssize_t i = 0; i < k->width; i++) {
        k->start[i] = (uint32_t)rows;
        rows += k->count[i];
    }
    if (!fits(&b[2], (Py_ssize_t)(rows * FIRST * sizeof *k->rows)))
        return -1;
    memcpy(k->bias, b[1].buf, b[1].len);
    memcpy(k->rows, b[2].buf, b[2].len);
    memcpy(k->second, b[3].buf, b[3].len);
    memcpy(k->second_bias, b[4].buf, b[4].len);
    memcpy(k->third, b[5].buf, b[5].len);
    return 0;
}

static PyObject *
kernel_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    Py_buffer b[6];
    int bias;
    (void)named;
    if (!PyArg_ParseTuple(args, "y*y*y*y*y*y*i", &b[0], &b[1], &b[2], &b[3], &b[4], &b[5], &bias))
        return NULL;
    Kernel *k = (Kernel *)type->tp_alloc(type, 0);
    if (k) {
        k->third_bias = bias;
        if (fill(k, b) < 0)
            Py_CLEAR(k);
    }
    for (int i = 0; i < 6; i++)
        PyBuffer_Release(&b[i]);
    return (PyObject *)k;
}

static void
kernel_free(PyObject *self)
{
    Kernel *k = (Kernel *)self;
    PyTypeObject *type = Py_TYPE(self);
    PyMem_Free(k->start);
    PyMem_Free(k->count);
    PyMem_Free(k->rows);
    type->tp_free(self);
    Py_DECREF(type);
}

static PyMethodDef methods[] = {
    {"value", kernel_value, METH_O, "What the network says of these bytes."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_new, kernel_new},
    {Py_tp_dealloc, kernel_free},
    {Py_tp_methods, methods},
    {0, NULL},
};

static PyType_Spec spec = {"quirebox.bots._kernel.Kernel", sizeof(Kernel), 0, Py_TPFLAGS_DEFAULT, slots};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_kernel", NULL, -1, NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC
PyInit__kernel(void)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
    PyErr_SetString(PyExc_ImportError, "networks are kept with the lower byte first");
    return NULL;
#endif
    PyObject *m = PyModule_Create(&module);
    PyObject *type = m ? PyType_FromSpec(&spec) : NULL;
    if (!type || PyModule_AddObject(m, "Kernel", type) < 0) {
        Py_XDECREF(type);
        Py_XDECREF(m);
        return NULL;
    }
    return m;
}
