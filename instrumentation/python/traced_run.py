"""Runs the program under a tracer and reports its totals at the checkpoints and at the end (protocol.md, mode `trace`).

Part of the run-time of a traced run, put between state_cells.py and hooks.py; see runtime.ts.
"""

tracer = None
NO_LIMIT = 2**63


def start_trace(code, variables):
    global tracer
    tracer = native or StateTracer()
    trace_other_threads()
    added_lines = tuple(map(int, filter(None, os.environ.get("MIDRUN_ADDED_LINES", "").split(","))))
    stride = int(os.environ.get("MIDRUN_STRIDE", "1"))
    work_limit = int(os.environ.get("MIDRUN_WORK_LIMIT", str(NO_LIMIT)))
    token = object() if native else tracer.on_event
    tracer.start(code, variables, classify, token, added_lines, stride, work_limit)
    trace_token.append(token)


trace_token = []


def trace_other_threads():
    import _thread

    def traced(start):
        def start_traced(function, *more, **named):
            def run(*positional, **by_name):
                tracer.trace_thread()
                return function(*positional, **by_name)

            return start(run, *more, **named)

        return start_traced

    for name in ("start_new_thread", "start_new", "start_joinable_thread"):
        if hasattr(_thread, name):
            setattr(_thread, name, traced(getattr(_thread, name)))


def problem_of_trace(failed):
    if uncountable:
        return '"%s"' % min(uncountable)
    if sys.gettrace() is not trace_token[0]:
        return '"trace_replaced"'
    return '"tracer_failed"' if failed else "null"


def report_trace(where):
    if not trace_token:
        return
    events, samples, load, peak, work, failed = tracer.totals()
    problem = problem_of_trace(failed)
    if where == "end":
        sys.settrace(None)
    edges = ",".join("[%d,%d]" % edge for edge in sorted(tracer.edges()))
    report(
        '{"event":"trace","where":"%s","observations":%d,"samples":%d,"load":%d,"peak":%d,"work":%d,"problem":%s,"edges":[%s]}'
        % (where, events, samples, load, peak, work, problem, edges)
    )
