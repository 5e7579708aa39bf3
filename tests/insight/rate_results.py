"""rate_results.py: rates players from results, in order. `rate_results.py FILE`.

Written from docs/ratings.md without a look at the program. Each line of the file is a game: the seats as PLAYER:PLACE,
with blanks between them; the player "-" is a guest. Prints each player's mu and sigma at the end, exactly.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import math
import sys

MU = 25.0
SIGMA = 25.0 / 3.0
BETA = 25.0 / 6.0
KAPPA = 0.0001


def learn(own, other, place, other_place):
    """What one seat learns from another: the step of mu and the part of the variance that goes."""
    (mu, sigma), (other_mu, other_sigma) = own, other
    c = math.sqrt(sigma ** 2 + other_sigma ** 2 + 2 * BETA ** 2)
    win = math.exp(mu / c) / (math.exp(mu / c) + math.exp(other_mu / c))
    lose = math.exp(other_mu / c) / (math.exp(mu / c) + math.exp(other_mu / c))
    score = {-1: 1.0, 0: 0.5, 1: 0.0}[(place > other_place) - (place < other_place)]
    return sigma ** 2 / c * (score - win), sigma / c * sigma ** 2 / c ** 2 * win * lose


def rate(ratings, seats):
    lessons = {}
    for index, (name, place) in enumerate(seats):
        omega = delta = 0.0
        for other_index, (other_name, other_place) in enumerate(seats):
            if index == other_index or (name == other_name and name != '-'):
                continue
            step, part = learn(ratings.get(name, (MU, SIGMA)), ratings.get(other_name, (MU, SIGMA)), place, other_place)
            omega += step
            delta += part
        lessons.setdefault(name, []).append((omega, delta))
    for name, learnt in lessons.items():
        if name != '-':
            mu, sigma = ratings.get(name, (MU, SIGMA))
            omega = sum(step for step, _ in learnt) / len(learnt)
            delta = sum(part for _, part in learnt) / len(learnt)
            ratings[name] = (mu + omega, sigma * math.sqrt(max(1 - delta, KAPPA)))


def main(path):
    ratings = {}
    with open(path, encoding='utf-8') as file:
        for line in file:
            seats = [seat.rsplit(':', 1) for seat in line.split()]
            rate(ratings, [(name, int(place)) for name, place in seats])
    for name in sorted(ratings):
        print(f'{name} {ratings[name][0]!r} {ratings[name][1]!r}')


if __name__ == '__main__':
    main(sys.argv[1])
