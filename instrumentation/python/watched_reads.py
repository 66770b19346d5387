"""Notes what a program reads beyond its input: files, other programs, the network, the machine, randomness without a seed, and
threads that race. Each is reported once, as `{"event":"read","what":"..."}`.

Part of the run-time that is put in front of an instrumented program in a watched run; see runtime.ts. What modules do while they are
imported is their own affair: `random` seeds a generator then that the program may never draw from.
"""

import builtins
import os
import sys

PROGRAM = sys.argv[1]
STREAMS = ("/dev/stdin", "/dev/stdout", "/dev/stderr", "/dev/null", "/dev/fd/", "/proc/self/fd/")
# Reads the program's own text for a traceback.
READERS_OF_SOURCE = ("linecache.py", "tokenize.py", "traceback.py")
LOCAL_SOCKETS = 1
MACHINE = ("getpid", "getppid", "getuid", "geteuid", "getgid", "getegid", "getlogin", "uname", "cpu_count", "getloadavg", "times")

noted = set()


def note(what):
    if what in noted or not is_from_program():
        return
    noted.add(what)
    report('{"event":"read","what":%s}' % text_of_string(what))


def is_from_program():
    frame = sys._getframe(2)
    while frame is not None:
        file = frame.f_code.co_filename
        if file == PROGRAM:
            return True
        if file.startswith("<frozen importlib") or file.endswith(READERS_OF_SOURCE):
            return False
        frame = frame.f_back
    return False


plain_stat = os.stat


def is_file(path):
    """A file that is there, or may be made: a program that looks for one in vain finds the same everywhere."""
    if not isinstance(path, (str, bytes)):
        return False
    path = os.fsdecode(path)
    if path.startswith(STREAMS):
        return False
    try:
        plain_stat(path)
    except (OSError, ValueError):
        return False
    return True


def on_event(event, details):
    if event == "open":
        path, mode, flags = details
        writes = flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
        if is_file(path) or (writes and isinstance(path, (str, bytes)) and is_file(os.path.dirname(path) or ".")):
            note("open %s" % os.fsdecode(path))
    elif event in ("os.listdir", "os.scandir", "os.system", "os.exec", "os.fork", "os.forkpty", "os.posix_spawn", "os.spawn", "ctypes.dlopen"):
        note(event)
    elif event == "socket.__new__" and details[1] == LOCAL_SOCKETS:
        # A pair of them wakes the loop of asyncio.
        return
    elif event.startswith(("subprocess.", "socket.", "urllib.", "ftplib.", "smtplib.")):
        note(event)


def noting(what, function):
    def noted_function(*arguments, **options):
        note(what)
        return function(*arguments, **options)

    return noted_function


def noting_file(what, function):
    """For functions that tell facts of a file: only one that is there has any."""

    def noted_function(path, *arguments, **options):
        facts = function(path, *arguments, **options)
        if isinstance(path, (str, bytes, os.PathLike)) and not os.fsdecode(path).startswith(STREAMS):
            note("%s %s" % (what, os.fsdecode(path)))
        return facts

    return noted_function


def watch_random(module):
    """Replaces the generators by ones that know whether they were given a seed, and draw the same numbers."""
    plain = module.Random

    class Random(plain):
        def seed(self, a=None, version=2):
            self.midrun_has_seed = a is not None
            super().seed(a, version)

        def setstate(self, state):
            self.midrun_has_seed = True
            super().setstate(state)

        def random(self):
            if not self.midrun_has_seed:
                note("random without a seed")
            return super().random()

        def getrandbits(self, k):
            if not self.midrun_has_seed:
                note("random without a seed")
            return super().getrandbits(k)

    Random.__module__, Random.__qualname__ = plain.__module__, plain.__qualname__
    shared = Random()
    for name, value in list(vars(module).items()):
        if getattr(value, "__self__", None) is module._inst:
            setattr(module, name, getattr(shared, name))
    module._inst, module.Random = shared, Random
    module._urandom = noting("os.urandom", module._urandom)


def watch_os(module):
    module.urandom = noting("os.urandom", module.urandom)
    module.stat = noting_file("os.stat", module.stat)
    for name in MACHINE:
        if hasattr(module, name):
            setattr(module, name, noting("os.%s" % name, getattr(module, name)))


# How many threads were started, and those of them that were waited for.
started = [0]
joined = set()


def watch_threads(module):
    def starting(start):
        def noted_start(*arguments, **options):
            note("thread")
            # A thread that nobody waited for may run beside this one, even where it happens to have ended by now. Beside it run the main
            # thread and the one about to start; `living` is counted in step_counts.py, from where this is called.
            if started[0] > len(joined) or len(living) > 2:
                note("threads at a time")
            started[0] += 1
            sys.setswitchinterval(1e-6)
            return start(*arguments, **options)

        return noted_start

    for name in ("start_new_thread", "start_joinable_thread"):
        if hasattr(module, name):
            setattr(module, name, starting(getattr(module, name)))


def watch_joins(module):
    join = module.Thread.join

    def noted_join(thread, timeout=None):
        join(thread, timeout)
        if not thread.is_alive():
            joined.add(thread)

    module.Thread.join = noted_join


def watch_uuid(module):
    for name in ("uuid1", "uuid4", "uuid6", "uuid7", "getnode"):
        if hasattr(module, name):
            setattr(module, name, noting("uuid.%s" % name, getattr(module, name)))


watchers = {"os": watch_os, "random": watch_random, "_thread": watch_threads, "threading": watch_joins, "uuid": watch_uuid}


def watch_imported_modules():
    for name in list(watchers):
        module = sys.modules.get(name)
        if module is not None and not getattr(getattr(module, "__spec__", None), "_initializing", False):
            watchers.pop(name)(module)


plain_import = builtins.__import__


def import_and_watch(*arguments, **options):
    module = plain_import(*arguments, **options)
    if watchers:
        watch_imported_modules()
    return module


watch_imported_modules()
builtins.__import__ = import_and_watch
sys.addaudithook(on_event)
