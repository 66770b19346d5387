import glob
import os
import sys

for path in ("/etc/passwd", "/etc/hostname", *sys.argv[1:]):
    try:
        print("read", path, open(path).read())
    except OSError as error:
        print("denied", error.errno)

for path in glob.glob("/proc/*/environ") + glob.glob("/proc/*/cmdline"):
    try:
        print(open(path).read())
    except OSError:
        pass
print("descriptors", sorted(name for name in os.listdir("/proc/self/fd") if int(name) < 10))
