"""A published team event: 14 teams, 4 boards, 7 rounds (FIDE's exercise paper, part 2.3)."""

from __future__ import annotations

# Each round: first team - second team : results of the first on boards 1 to 4; then the byes.
_ROUNDS = """
1-8:1=10 9-2:0001 3-10:101= 11-4:1000 5-12:1111 13-6:10== 7-14:=1=0
4-1:011= 2-3:1111 6-5:00== 8-7:==== 12-9:0000 10-11:=100 14-13:0=01
1-7:1101 5-2:1111 3-9:0111 13-4:0100 8-6:1000 12-10:001= 11-14:1==0
2-1:010= 6-3:01=0 4-5:11=1 7-10:101= 12-8:0=00 9-14:1110 13-11:11=0
1-5:1=00 2-13:==11 3-4:1==1 11-6:001= 9-7:1==0 10-8:1=0= 12=U 14=H
6-1:---- 4-2:100= 5-3:0=00 7-13:1100 8-9:01== 14-10:0010 11-12:=01=
3-1:00=1 10-2:00== 9-4:010= 13-5:0=00 6-12:==1= 8-11:=1=1 7=Z 14=U
"""
_MP = "10 10 10 10 10 7 6 7 6 5 4 2 6 4"
_GP = "17.5 17 16 17 18 12.5 11.5 15 14.5 13 11.5 7.5 11.5 11.5"
MP, GP = _MP.split(" "), _GP.split(" ")


def _parse() -> tuple[list[tuple[int, int, int, str]], list[tuple[int, int, str]]]:
    matches, byes = [], []
    for round_, line in enumerate(_ROUNDS.split("\n")[1:-1], start=1):
        for item in line.split():
            if "-" in item.partition(":")[0]:
                pair, _, letters = item.partition(":")
                first, _, second = pair.partition("-")
                # A match nobody came to is lost by team 6 and won by team 1.
                matches.append((round_, int(first), int(second), letters))
            else:
                number, _, kind = item.partition("=")
                byes.append((round_, int(number), kind))
    return matches, byes


MATCHES, BYES = _parse()
