"""Lets a program recurse a little less deeply than its limit says: one that comes close depends on how many frames stand below it.

Part of the run-time that is put in front of an instrumented program in one run of the audit; see runtime.ts.
"""

import sys

FRAMES_LESS = 100
plain_set_limit = sys.setrecursionlimit
plain_get_limit = sys.getrecursionlimit


def set_lower_limit(limit):
    plain_set_limit(limit - FRAMES_LESS if limit > 2 * FRAMES_LESS else limit)


sys.setrecursionlimit = set_lower_limit
sys.getrecursionlimit = lambda: plain_get_limit() + FRAMES_LESS
sys.setrecursionlimit(plain_get_limit())
