"""Fits something small to games in numbers: who will win, from the position as the deciding player sees it.

    npm run courtly -- simulate --game to-court-the-king --bots squire,page --games 200 --seed 7 --jsonl games.jsonl --encode
    python3 docs/examples/fit.py games.jsonl

Logistic regression by stochastic gradient descent, with nothing but Python 3. Every fifth game is kept apart: how
often the guess is right there is compared with always guessing what is more frequent. What the numbers of a vector are
is in docs/writing-a-bot.md.
"""

import json
import math
import random
import sys

EVERY = 8  # decisions close to each other tell the same: one in so many is enough
ROUNDS = 12
STEP = 0.02
ENCODING = 1


def samples(path):
    """Pairs of a vector and whether its player won, for learning and for the test."""
    learn, test = [], []
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            game = json.loads(line)
            if game.get("encoding") != ENCODING:
                sys.exit(f"encoding {ENCODING} wanted: write the games with --encode")
            part = test if game["game"] % 5 == 0 else learn
            for decision in game["decisions"][::EVERY]:
                part.append((decision["vector"], game["ranks"][decision["player"]] == 1))
    return learn, test


def scaling(learn):
    """The mean and the spread of every number; one that never changes tells nothing."""
    columns = list(zip(*(vector for vector, _ in learn)))
    means = [sum(column) / len(column) for column in columns]
    spreads = [
        math.sqrt(sum((value - mean) ** 2 for value in column) / len(column))
        for column, mean in zip(columns, means)
    ]
    return means, spreads


def scaled(vector, means, spreads):
    return [
        (value - mean) / spread if spread > 0 else 0.0
        for value, mean, spread in zip(vector, means, spreads)
    ] + [1.0]


def chance(weights, vector):
    score = sum(weight * value for weight, value in zip(weights, vector))
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, score))))


def fit(learn, chances):
    weights = [0.0] * len(learn[0][0])
    for round_number in range(ROUNDS):
        chances.shuffle(learn)
        step = STEP / (1 + round_number)
        for vector, won in learn:
            error = won - chance(weights, vector)
            weights = [weight + step * error * value for weight, value in zip(weights, vector)]
    return weights


def main(path):
    learn, test = samples(path)
    if not learn or not test:
        sys.exit("more games wanted: at least two")
    means, spreads = scaling(learn)
    learn = [(scaled(vector, means, spreads), won) for vector, won in learn]
    weights = fit(learn, random.Random(1))
    right = sum((chance(weights, scaled(v, means, spreads)) > 0.5) == won for v, won in test)
    wins = sum(won for _, won in test)
    base = max(wins, len(test) - wins) / len(test)
    print(f"learned from {len(learn)} decisions, tried on {len(test)}")
    print(f"accuracy {right / len(test):.3f}, always the same guess {base:.3f}")


main(sys.argv[1])
