"""count_statistics.py: the statistics of players from records alone. `count_statistics.py FOLDER NAME…`.

The facts of each game come from the independent count of count_facts.py; here they are added up for each of the named
people over all finished games of the folder, by the definitions of the store's statistics. One line for each sum.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import collections
import datetime
import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'insight'))

import count_facts  # noqa: E402

PLACES = 6


class Tally:
    """Games added up."""

    def __init__(self):
        self.games = self.wins = self.shared = self.turns = self.thinking = 0
        self.places = [0] * PLACES

    def add(self, result):
        self.games += 1
        self.places[result['place'] - 1] += 1
        self.wins += result['place'] == 1
        self.shared += result['place'] == 1 and result['shared']
        self.turns += result['turns']
        self.thinking += result['facts'].get('thinking_ms', 0)

    def __str__(self):
        places = ','.join(map(str, self.places))
        return (f'games={self.games} wins={self.wins} shared={self.shared} places={places} '
                f'turns={self.turns} thinking={self.thinking}')


def streak(results):
    best = current = 0
    for result in results:
        current = current + 1 if result['place'] == 1 else 0
        best = max(best, current)
    return f'current={current} best={best}'


def sitter(player, people):
    """Who an opponent is: people with a profile by name, guests all alike, computers by level and character."""
    if player['kind'] == 'computer':
        return f'computer {player["level"]}/{player.get("character", "")}'
    return f'profile {player["name"]}' if player['name'] in people else 'guest'


def read_results(folder, people):
    """The results of each person, in the order in which the games ended."""
    results = collections.defaultdict(list)
    for name in os.listdir(folder):
        if not name.endswith('.bluff'):
            continue
        path = os.path.join(folder, name)
        with open(path, encoding='utf-8') as file:
            lines = [json.loads(line) for line in file]
        if lines[-1].get('event') != 'over':
            continue
        header, game = lines[0], count_facts.count_record(path)
        started = datetime.datetime.strptime(header['started'], '%Y-%m-%dT%H:%M:%SZ')
        ended = started + datetime.timedelta(milliseconds=sum(line.get('ms', 0) for line in lines[1:]))
        for seat, player in enumerate(header['players']):
            if player['name'] not in people or player['kind'] != 'human':
                continue
            others = [other for other in range(len(header['players'])) if other != seat]
            results[player['name']].append({
                'ended': ended, 'kind': header['game'], 'seats': len(header['players']),
                'place': game.places[seat], 'shared': game.places.count(game.places[seat]) > 1,
                'turns': len(game.turns), 'facts': game.facts[seat],
                'others': [(sitter(header['players'][other], people), game.places[other]) for other in others],
            })
    for of_one in results.values():
        of_one.sort(key=lambda result: result['ended'])
    return results


def company(result):
    computers = sum(other.startswith('computer') for other, _ in result['others'])
    if computers == 0:
        return 'people'
    return 'computers' if computers == len(result['others']) else 'mixed'


def count_person(name, results):
    tallies = collections.defaultdict(Tally)
    opponents = collections.defaultdict(lambda: [0, 0, 0, 0])
    facts = collections.Counter()
    for result in results:
        for key in ('overall', f'company {company(result)}', f'kind {result["kind"]}',
                    f'seats {result["kind"]} {result["seats"]}', f'month {result["ended"]:%Y-%m}'):
            tallies[key].add(result)
        for other, place in result['others']:
            row = opponents[other]
            row[0] += 1
            row[1 if result['place'] < place else 2 if result['place'] > place else 3] += 1
        for fact, times in result['facts'].items():
            if fact != 'thinking_ms':
                facts[f'{result["kind"]} {fact}'] += times
    for key, tally in tallies.items():
        yield f'{name}: {key} {tally}'
    yield f'{name}: streak {streak(results)}'
    for kind in {result['kind'] for result in results}:
        yield f'{name}: streak {kind} {streak([result for result in results if result["kind"] == kind])}'
    for other, (games, ahead, behind, level) in opponents.items():
        yield f'{name}: opponent {other} games={games} ahead={ahead} behind={behind} level={level}'
    for fact, times in facts.items():
        if times:
            yield f'{name}: fact {fact} {times}'


def main(folder, people):
    results = read_results(folder, people)
    print('\n'.join(sorted(line for name in people for line in count_person(name, results[name]))))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2:])
