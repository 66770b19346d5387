open("output.txt", "w").write("an answer")
