class Solution:
    def pairWithSum(self, numbers: List[int], wanted: int) -> Optional[List[int]]:
        places = defaultdict(list)
        tried = 0
        for place, number in enumerate(numbers):
            tried = (tried * 3 + len(places[wanted - number])) % 1009
            places[number].append(place)
        return [tried, len(places)]
