"""count_statistics.py: the statistics of players from records alone. `count_statistics.py FOLDER SINCE UNTIL NAME…`.

The facts and claims of each game come from the independent count of count_facts.py; here they are added up for each of the
named people over all finished games of the folder, by the definitions of the store's statistics and of docs/facts.md: over
all games, over those of each kind, over those that ended from SINCE until UNTIL (Unix milliseconds), and over those in each
company. Then who leads, people and levels of computers. One line for each sum. Ratings come from rate_results.py.

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
import rate_results  # noqa: E402

PLACES = 6
SITUATIONS = {
    'any': lambda claim, size: True,
    'after-caught': lambda claim, size: 'after-caught' in claim.situation,
    'not-after-caught': lambda claim, size: 'after-caught' not in claim.situation,
    'behind': lambda claim, size: 'behind' in claim.situation,
    'not-behind': lambda claim, size: 'behind' not in claim.situation,
    'set-of-3': lambda claim, size: size == 3,
    'set-of-4': lambda claim, size: size == 4,
    'set-of-5': lambda claim, size: size == 5,
}
EVENING = datetime.timedelta(hours=6)
SMOOTH_MONTHS = 3


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


class Claims:
    """Claims added up."""

    def __init__(self):
        self.claims = self.bluffs = self.believed = self.caught = self.doubted = 0
        self.games = set()

    def add(self, claim, game):
        self.games.add(game)
        self.claims += 1
        self.bluffs += claim.bluff
        self.believed += claim.bluff and claim.end == 'believed'
        self.caught += claim.bluff and claim.end == 'called'
        self.doubted += not claim.bluff and claim.end == 'called'

    def __str__(self):
        return (f'claims={self.claims} bluffs={self.bluffs} believed={self.believed} caught={self.caught} '
                f'doubted={self.doubted} games={len(self.games)}')


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


def set_size(claim, kind):
    return len(claim.said.replace('/', '+').strip('+').split('+')) if kind == 'pirate' else 0


def read_games(folder):
    """All finished games, in the order in which they ended."""
    games = []
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
        claims = [claim for claim in game.claims if 'of-another-game' not in claim.situation]
        games.append({'id': header['id'], 'started': started, 'ended': ended, 'kind': header['game'], 'players': header['players'],
                      'places': game.places, 'turns': len(game.turns), 'facts': game.facts, 'claims': claims})
    return sorted(games, key=lambda game: game['ended'])


def milliseconds(time):
    return (time - datetime.datetime(1970, 1, 1)) // datetime.timedelta(milliseconds=1)


def find_result(game, seat, people):
    """How a game went for a seat."""
    places = game['places']
    others = [other for other in range(len(places)) if other != seat]
    return {
        'id': game['id'], 'ended': game['ended'], 'kind': game['kind'], 'seats': len(places), 'seat': seat,
        'place': places[seat], 'shared': places.count(places[seat]) > 1,
        'turns': game['turns'], 'facts': game['facts'][seat], 'claims': game['claims'],
        'others': [(sitter(game['players'][other], people), places[other], other) for other in others],
    }


def read_results(games, people):
    """The results of each person."""
    results = collections.defaultdict(list)
    for game in games:
        for seat, player in enumerate(game['players']):
            if player['name'] in people and player['kind'] == 'human':
                results[player['name']].append(find_result(game, seat, people))
    return results


def company(result):
    computers = sum(other.startswith('computer') for other, _, _ in result['others'])
    if computers == 0:
        return 'people'
    return 'computers' if computers == len(result['others']) else 'mixed'


def own_claims(results):
    return [(claim, result) for result in results for claim in result['claims'] if claim.seat == result['seat']]


def believed_runs(results):
    """Rows of bluffs that were believed: for each, the games in which they were."""
    runs = [[]]
    for claim, result in own_claims(results):
        if claim.bluff and claim.end == 'called':
            runs.append([])
        elif claim.bluff:
            runs[-1].append(result)
    return runs


def find_best_lie(results):
    """The believed bluff that moved most, of several the last: how much, its number and its game."""
    lies = [(claim.moved, index, claim.number, result['id']) for index, (claim, result)
            in enumerate(own_claims(results)) if claim.bluff and claim.end == 'believed']
    if not lies:
        return None
    moved, _, number, game = max(lies)
    return moved, number, game


def count_habits(results):
    for kind in [None] + sorted({result['kind'] for result in results}):
        of_kind = [result for result in results if kind in (None, result['kind'])]
        for situation, applies in SITUATIONS.items():
            claims = Claims()
            for claim, result in own_claims(of_kind):
                if applies(claim, set_size(claim, result['kind'])):
                    claims.add(claim, result['id'])
            yield f'habits {kind or "all"} {situation} {claims}'
        runs = believed_runs(of_kind)
        yield f'believed {kind or "all"} current={len(runs[-1])} best={max(map(len, runs))}'
        lie = find_best_lie(of_kind)
        if kind and lie:
            moved, number, game = lie
            yield f'best-lie {kind} game={game} n={number} moved={moved}'


def find_evenings(results):
    evenings = []
    for result in results:
        if evenings and result['ended'] - evenings[-1][-1]['ended'] < EVENING:
            evenings[-1].append(result)
        else:
            evenings.append([result])
    return evenings


def find_badges(results):
    """When which badge was earned."""
    badges = collections.defaultdict(list)
    for run in believed_runs(results):
        if len(run) >= 5:
            badges['silver-tongue'].append(run[4]['ended'])
    for evening in find_evenings(results):
        bluffs = [claim.end for claim, _ in own_claims(evening) if claim.bluff]
        if len(evening) >= 3 and len(bluffs) >= 3 and 'called' not in bluffs:
            badges['clean-evening'].append(evening[-1]['ended'])
    for result in results:
        calls = [claim.bluff for claim in result['claims'] if claim.end == 'called' and result['seat'] in claim.judges]
        if len(calls) >= 3 and all(calls):
            badges['eagle-eye'].append(result['ended'])
        own = [claim for claim, _ in own_claims([result])]
        if (result['place'] == 1 and own and own[-1].bluff and own[-1].end == 'believed'
                and 'behind' in own[-1].situation):
            badges['last-laugh'].append(result['ended'])
    return badges


def judge_pair(row, claim, own, other):
    """What two seats made of each other's claims."""
    for index, (claimer, judge) in enumerate(((own, other), (other, own))):
        if claim.seat == claimer and judge in claim.judges:
            if claim.bluff:
                row['fooled' if claim.end == 'believed' else 'caught', index] += 1
            elif claim.end == 'called':
                row['doubted', index] += 1


def count_opponents(results):
    """Who came in ahead of whom, and what they made of each other's claims, by opponent."""
    opponents = collections.defaultdict(collections.Counter)
    for result in results:
        for other, place, seat in result['others']:
            row = opponents[other]
            row['games'] += 1
            row['ahead' if result['place'] < place else 'behind' if result['place'] > place else 'level'] += 1
            for claim in result['claims']:
                judge_pair(row, claim, result['seat'], seat)
    return opponents


def wall(time):
    """By the clock on the wall, in the time zone that the environment has."""
    return time.replace(tzinfo=datetime.timezone.utc).astimezone()


def month_number(time):
    return 12 * wall(time).year + wall(time).month - 1


def count_months(results):
    """What each point of a line over time is made of: the games of its month and of the two before it."""
    for kind in {result['kind'] for result in results}:
        of_kind = [(month_number(result['ended']), result) for result in results if result['kind'] == kind]
        for month in range(of_kind[0][0], of_kind[-1][0] + 1):
            near = [result for ended, result in of_kind if month - SMOOTH_MONTHS < ended <= month]
            bluffs = [claim.end for claim, _ in own_claims(near) if claim.bluff]
            yield (f'point {kind} {month // 12:04}-{month % 12 + 1:02} games={len(near)} '
                   f'wins={sum(result["place"] == 1 for result in near)} bluffs={len(bluffs)} '
                   f'believed={bluffs.count("believed")}')


def count_person(name, results):
    tallies = collections.defaultdict(Tally)
    claims = collections.defaultdict(Claims)
    facts = collections.Counter()
    for result in results:
        parts = (f'kind {result["kind"]}', f'seats {result["kind"]} {result["seats"]}', f'month {wall(result["ended"]):%Y-%m}')
        for key in ('overall', f'company {company(result)}') + parts:
            tallies[key].add(result)
        for of_part in [claims[key] for key in parts]:
            for claim, _ in own_claims([result]):
                of_part.add(claim, result['id'])
        for fact, times in result['facts'].items():
            if fact != 'thinking_ms':
                facts[f'{result["kind"]} {fact}'] += times
    for key, tally in tallies.items():
        yield f'{name}: {key} {tally}'
    for key, of_part in claims.items():
        yield f'{name}: claims {key} {of_part}'
    yield f'{name}: streak {streak(results)}'
    for kind in {result['kind'] for result in results}:
        yield f'{name}: streak {kind} {streak([result for result in results if result["kind"] == kind])}'
    for other, row in count_opponents(results).items():
        yield (f'{name}: opponent {other} games={row["games"]} ahead={row["ahead"]} behind={row["behind"]} '
               f'level={row["level"]} fooled={row["fooled", 0]} caught-by={row["caught", 0]} '
               f'doubted-by={row["doubted", 0]} fooled-by={row["fooled", 1]} caught={row["caught", 1]} '
               f'doubted={row["doubted", 1]}')
    for fact, times in facts.items():
        if times:
            yield f'{name}: fact {fact} {times}'
    for point in count_months(results):
        yield f'{name}: {point}'
    for habit in count_habits(results) if results else ():
        yield f'{name}: {habit}'
    for badge, times in find_badges(results).items():
        yield (f'{name}: badge {badge} times={len(times)} first={milliseconds(min(times))} '
               f'last={milliseconds(max(times))}')


def count_leaders(games, people):
    tallies = collections.defaultdict(Tally)
    for game in games:
        for seat, player in enumerate(game['players']):
            if player['kind'] == 'computer':
                tallies[f'level {player["level"]}'].add(find_result(game, seat, people))
            elif player['name'] in people:
                tallies[f'person {player["name"]}'].add(find_result(game, seat, people))
    for leader, tally in tallies.items():
        yield f'leader {leader} {tally}'


def rate_games(games, people):
    """For all kinds together (None) and each kind: each of its games, who played it, and the ratings after it."""
    for kind in [None] + sorted({game['kind'] for game in games}):
        ratings = {}
        for game in games:
            if kind in (None, game['kind']):
                names = [f'level {player["level"]}' if player['kind'] == 'computer' else
                         player['name'] if player['name'] in people else '-' for player in game['players']]
                rate_results.rate(ratings, list(zip(names, game['places'])))
                yield kind, game, names, ratings


def rate(games, people):
    """The ratings of people after each game, and of levels in the end."""
    last = {}
    for kind, game, names, ratings in rate_games(games, people):
        last[kind] = ratings
        for name in set(names) & set(people):
            mu, sigma = ratings[name]
            yield f'rating {name} {kind or "all"} ended={milliseconds(game["ended"])} {mu:.6f} {sigma:.6f}'
    for kind, ratings in last.items():
        for name, (mu, sigma) in ratings.items():
            yield f'rated {kind or "all"} {name} {mu:.6f} {sigma:.6f}'


def main(folder, since, until, people):
    games = read_games(folder)
    results = read_results(games, people)
    scopes = {
        'all': lambda result: True,
        'period': lambda result: since <= milliseconds(result['ended']) < until,
    }
    for kind in ('pirate', 'bluffer', 'bluffaneer'):
        scopes[kind] = lambda result, kind=kind: result['kind'] == kind
    companies = {f'with {name}': lambda result, name=name: company(result) == name
                 for name in ('people', 'computers', 'mixed')}
    lines = [f'{scope} {line}' for scope, belongs in (scopes | companies).items() for name in people
             for line in count_person(name, list(filter(belongs, results[name])))]
    lines += [f'{scope} {line}' for scope, belongs in scopes.items()
              for line in count_leaders(list(filter(belongs, games)), people)]
    lines += rate(games, people)
    print('\n'.join(sorted(lines)))


if __name__ == '__main__':
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
