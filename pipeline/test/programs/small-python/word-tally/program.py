def main():
    tally = dict()
    longest = ''
    for word in input().split():
        tally[word] = tally.get(word, 0) + 1
        if tally[word] * len(word) > tally.get(longest, 0) * len(longest):
            longest = word
    for word in sorted(tally, key=lambda name: (-tally[name], name))[:3]:
        print(word, tally[word])
    print(longest)


main()
