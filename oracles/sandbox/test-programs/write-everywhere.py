import os

places = ["/", "/usr", "/lib", "/bin", "/dev", "/dev/shm", "/proc", "/var/tmp", "/home", "/root", "/midrun", "/midrun/python", ".", "/tmp"]
for place in places:
    try:
        with open(os.path.join(place, "x"), "w") as file:
            file.write("x")
        print("wrote", place)
    except OSError:
        pass
try:
    with open(__file__, "a") as file:
        file.write("x")
    print("wrote itself")
except OSError:
    pass
