import os
import random
import secrets
import socket
import subprocess
import tempfile
import threading
import uuid

n = int(input())
total = 0
for number in range(n):
    total = (total * 7 + number) % 1013
print(total)
