"""A bot for To Court the King in Python, over standard input and output: a position a line, an action a line.

    npm run courtly -- simulate --game to-court-the-king --bots "exec:python3 docs/examples/bot.py,page" --games 200

It brings in every die its cards give, keeps the face it has most of, rolls on, and takes the best card that its
dice pay for. It needs nothing but Python 3; which lines a position has is in docs/records.md.
"""

import sys
from collections import Counter


def alike(dice):
    return max(Counter(dice).values(), default=0)


def groups(dice, size):
    """Groups of this size: four alike are two pairs."""
    return sum(count // size for count in Counter(dice).values())


def has_row(dice, length):
    return any(all(first + step in dice for step in range(length)) for first in range(1, 7))


# The cards in our order of preference, each with what the dice set aside must be.
CARDS = {
    "king": lambda dice: alike(dice) >= 7,
    "general": lambda dice: alike(dice) >= 6,
    "bishop": lambda dice: groups(dice, 2) >= 3,
    "nobleman": lambda dice: groups(dice, 3) >= 2,
    "alchemist": lambda dice: has_row(dice, 6),
    "knight": lambda dice: alike(dice) >= 5,
    "pawnbroker": lambda dice: sum(dice) >= 30,
    "hunter": lambda dice: alike(dice) >= 4,
    "merchant": lambda dice: sum(dice) >= 20,
    "astronomer": lambda dice: groups(dice, 2) >= 2,
    "farmer": lambda dice: alike(dice) >= 2,
    "guard": lambda dice: alike(dice) >= 3,
    "laborer": lambda dice: sum(dice) >= 15,
    "servingMaid": lambda dice: all(die % 2 == 1 for die in dice),
    "philosopher": lambda dice: all(die % 2 == 0 for die in dice),
}
# Cards that bring a die in, once a turn.
BRINGING = ["laborer", "guard", "hunter", "pawnbroker", "knight", "bishop"]
DICE_MAX = 12
# Copies of each card in the court, for 2, 3, 4 and 5 players (K2).
COPIES = {
    "farmer servingMaid philosopher laborer guard": (2, 2, 3, 4),
    "hunter astronomer merchant": (1, 2, 3, 3),
    "pawnbroker knight": (1, 2, 2, 3),
    "alchemist bishop nobleman general": (1, 2, 2, 3),
    "king": (1, 1, 1, 1),
}


def read(line):
    """The parts of a position by their first word; of `cards` there are several."""
    parts = {}
    for part in line.split("; "):
        key, _, value = part.partition(" ")
        parts.setdefault(key, []).append(value)
    return parts


def faces(parts, key):
    return [int(face) for face in parts.get(key, [""])[0].split()]


def hands_of(parts):
    return {words[0]: words[1:] for words in (value.split() for value in parts.get("cards", []))}


def seat_of(parts):
    """Whose turn it is: said, unless it is the first seat of the round. The final round begins to the right of the start."""
    if "to-act" in parts:
        return parts["to-act"][0]
    players, start = len(parts["players"][0].split(",")), int(parts["start"][0])
    if "king" not in parts:
        return str(start)
    first = (start - 1) % players
    return str(first if str(first) != parts["king"][0].split()[0] else (first + 1) % players)


def take(parts, aside):
    """Only outside the final round: there a turn ends by itself, or by standing."""
    players = len(parts["players"][0].split(","))
    seat, hands = seat_of(parts), hands_of(parts)
    dealt = Counter(card for hand in hands.values() for card in hand)
    if "claimed" in parts:
        dealt["king"] += 1
    for names, copies in COPIES.items():
        for name in names.split():
            dealt[name] -= copies[players - 2]
    for card, is_paid in CARDS.items():
        if is_paid(aside) and card not in hands.get(seat, []) and dealt[card] < 0:
            return f"take {card}"
    return "take nothing"


def choose(parts):
    active, aside = faces(parts, "active"), faces(parts, "aside")
    if not active and not aside:
        return "roll"
    used = parts.get("used", [""])[0].split()
    for card in hands_of(parts).get(seat_of(parts), []):
        if card in BRINGING and card not in used and len(active + aside) < DICE_MAX:
            return f"use {card}"
    if "may-roll" in parts and active:
        return "roll"
    if active:
        best = max(active, key=lambda face: (active + aside).count(face) * 10 + face)
        return " ".join(["aside"] + [str(die) for die in active if die == best])
    return "stand" if "king" in parts else take(parts, aside)


for line in sys.stdin:
    print(choose(read(line.strip())), flush=True)  # without the flush nobody would hear it
