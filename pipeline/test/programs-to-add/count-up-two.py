n = raw_input()
print "counted", n
