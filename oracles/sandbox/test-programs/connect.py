import socket
import sys

for address in (("127.0.0.1", int(sys.argv[1])), ("192.0.2.1", 80)):
    try:
        socket.create_connection(address, timeout=2)
        print("connected")
    except OSError as error:
        print("denied", error.errno)
