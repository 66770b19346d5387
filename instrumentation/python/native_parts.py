"""Loads the compiled parts of the run-time (native/), where the run was given them.

Part of the run-time that is put in front of an instrumented program; see runtime.ts.
"""

import os
import sys


def load_native(path):
    # The import system's own frozen modules: importing importlib would cost every run some milliseconds.
    name = "midrun_native"
    loader = sys.modules["_frozen_importlib_external"].ExtensionFileLoader(name, path)
    spec = sys.modules["_frozen_importlib"].ModuleSpec(name, loader, origin=path)
    module = loader.create_module(spec)
    loader.exec_module(module)
    return module


native = load_native(os.environ["MIDRUN_NATIVE"]) if os.environ.get("MIDRUN_NATIVE") else None
