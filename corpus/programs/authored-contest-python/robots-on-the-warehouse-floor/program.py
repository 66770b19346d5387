import sys

STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
RIGHT = {"N": "E", "E": "S", "S": "W", "W": "N"}
LEFT = {v: k for k, v in RIGHT.items()}


class Robot:
    def __init__(self, name, r, c, face, code):
        self.name, self.r, self.c, self.face, self.code = name, r, c, face, code
        self.pc = 0
        self.box = ""
        self.hits = 0
        self.state = "on"
        self.loops = []

    def ahead(self):
        dr, dc = STEP[self.face]
        return self.r + dr, self.c + dc


class Floor:
    def __init__(self, rows):
        self.grid = [list(row) for row in rows]
        self.h, self.w = len(rows), len(rows[0])
        self.robots = []
        self.delivered = []
        self.bumps = self.pushes = 0

    def at(self, r, c):
        if r < 0 or c < 0 or r >= self.h or c >= self.w:
            return "#"
        return self.grid[r][c]

    def robot_at(self, r, c):
        for robot in self.robots:
            if robot.state != "lost" and robot.r == r and robot.c == c:
                return robot
        return None

    def forward(self, robot):
        r, c = robot.ahead()
        cell = self.at(r, c)
        other = self.robot_at(r, c)
        if cell == "#":
            self.bumps += 1
            robot.hits += 1
            return
        if other:
            r2, c2 = r + r - robot.r, c + c - robot.c
            if self.at(r2, c2) in "#O" or self.robot_at(r2, c2):
                self.bumps += 1
                robot.hits += 1
                other.hits += 1
                return
            other.r, other.c = r2, c2
            self.pushes += 1
        robot.r, robot.c = r, c
        if cell == "O":
            robot.state = "lost"
            if robot.box:
                self.delivered.append(robot.box.upper())
            self.grid[r][c] = "."
        elif cell == "<" or cell == ">":
            robot.face = LEFT[robot.face] if cell == "<" else RIGHT[robot.face]

    def use(self, robot):
        cell = self.grid[robot.r][robot.c]
        if not robot.box and cell.islower():
            robot.box = cell
            self.grid[robot.r][robot.c] = "."
        elif robot.box and cell == "=":
            self.delivered.append(robot.box)
            robot.box = ""
        elif robot.box and cell == ".":
            self.grid[robot.r][robot.c] = robot.box
            robot.box = ""
        else:
            self.bumps += 1
            robot.hits += 1

    def tick(self, robot):
        op = robot.code[robot.pc]
        robot.pc += 1
        if op == "f":
            self.forward(robot)
        elif op == "l":
            robot.face = LEFT[robot.face]
        elif op == "r":
            robot.face = RIGHT[robot.face]
        elif op == "u":
            self.use(robot)
        elif op == "?":
            r, c = robot.ahead()
            if self.at(r, c) in "#O" or self.robot_at(r, c):
                robot.pc += 1
        elif op == "b":
            if not robot.box:
                robot.pc += 1
        elif op == "0":
            robot.pc = 0
        elif op == "-":
            pass
        elif op in "23456789":
            if robot.loops and robot.loops[-1][0] == robot.pc:
                robot.loops[-1][1] -= 1
                if robot.loops[-1][1] == 0:
                    robot.loops.pop()
                else:
                    robot.pc = max(0, robot.pc - 3)
            elif len(robot.loops) < 2:
                robot.loops.append([robot.pc, int(op) - 1])
                robot.pc = max(0, robot.pc - 3)
        if robot.state == "on" and (robot.pc >= len(robot.code) or robot.hits >= 4):
            robot.state = "end" if robot.hits < 4 else "out"


def main():
    lines = sys.stdin.read().split("\n")
    h, count, limit = map(int, lines[0].split())
    floor = Floor(lines[1:h + 1])
    for line in lines[h + 1:h + 1 + count]:
        name, r, c, face, code = line.split()
        floor.robots.append(Robot(name, int(r), int(c), face, code))
    clock = acts = 0
    turn = 0
    busy = count
    while acts < limit and busy:
        robot = floor.robots[turn]
        if robot.state == "on":
            floor.tick(robot)
            acts += 1
            if robot.state != "on":
                busy -= 1
        turn += 1
        if turn == count:
            turn = 0
            clock += 1
            if clock % 8 == 0 and floor.delivered:
                for other in floor.robots:
                    if other.hits and other.state == "on":
                        other.hits -= 1
    for robot in floor.robots:
        place = f"{robot.r},{robot.c}{robot.face}" if robot.state != "lost" else "-"
        print(robot.name, robot.state, place, robot.pc, robot.hits, robot.box or "-")
    print(" ".join(floor.delivered) if floor.delivered else "nothing")
    print(acts, clock, floor.bumps, floor.pushes)
    for row in floor.grid:
        print("".join(row))


main()
