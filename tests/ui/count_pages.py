"""count_pages.py: the numbers on pages from records alone. `count_pages.py FOLDER SETTINGS NAME…`.

What is added up here comes from count_statistics.py; this says which of it a page shows and how it is rounded, by
docs/facts.md ("What is told of a player", "Tonight", "Claims") and docs/ratings.md ("The number that is shown"). SETTINGS are
JSON: what time it is, of how many a share is told, and what was pressed when. One line for each thing that a page shows, with
its numbers in the order in which they are read; the first word says which page it is.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import collections
import datetime
import json
import math
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'saves'))

import count_statistics as counts  # noqa: E402

KINDS = ('pirate', 'bluffer', 'bluffaneer')
PERIODS = ('all', 'year', 'month')
COMPANIES = ('any', 'people', 'computers')
QUIET = 6 * 60 * 60 * 1000
MOST_MONTHS = 36
SITUATIONS = ((None, 'after-caught'), (None, 'not-after-caught'), (None, 'behind'), (None, 'not-behind'),
              ('pirate', 'set-of-3'), ('pirate', 'set-of-4'), ('pirate', 'set-of-5'))
BADGES = ('silver-tongue', 'clean-evening', 'eagle-eye', 'last-laugh')
HIGHLIGHTS = {
    'lie': lambda claim: claim.bluff and claim.end == 'believed',
    'read': lambda claim: claim.bluff and claim.end == 'called',
    'doubt': lambda claim: not claim.bluff and claim.end == 'called',
}


def round_half_up(number):
    return math.floor(number + 0.5)


def shown_rating(mu, sigma, sigmas):
    return round_half_up(max(40 * (mu + sigmas * sigma), 0))


def write_month(month):
    return f'{month // 12} {month % 12 + 1}'


def write_share(part, whole):
    """As it is said, and how far the bar is filled."""
    return f'{part} {whole} {100 * part / whole:.4f}'


def since(period, now):
    """When a period began, as a month."""
    return {'all': 0, 'year': now - now % 12, 'month': now}[period]


def by_month(first, last):
    """The months of a chart; games that go further apart would be counted by years."""
    assert last - first < MOST_MONTHS
    return first, last


# --- A player ---------------------------------------------------------------------------------------------------------


class Player:
    """A player's games of a period, in a company."""

    def __init__(self, name, results, period, company, settings, ratings):
        self.name, self.settings, self.ratings = name, settings, ratings
        self.of_company = [result for result in results if company in ('any', counts.company(result))]
        self.now = counts.month_number(settings['now'])
        self.period = period
        self.results = self.since(since(period, self.now))

    def since(self, month):
        return [result for result in self.of_company if counts.month_number(result['ended']) >= month]

    def months(self):
        """Of a chart: this year's, the last twelve, or from the first month with a game to the last."""
        first = {'all': 0, 'year': since('year', self.now), 'month': self.now - 11}[self.period]
        last = self.now
        if self.of_company:
            first = max(first, counts.month_number(self.of_company[0]['ended']))
            if self.period == 'all':
                last = counts.month_number(self.of_company[-1]['ended'])
        return by_month(first, last)

    def claims(self, kind, situation):
        claims = counts.Claims()
        for claim, result in counts.own_claims(self.results):
            if kind in (None, result['kind']) and counts.SITUATIONS[situation](claim, counts.set_size(claim, result['kind'])):
                claims.add(claim, result['id'])
        return claims

    def sum(self, fact, kind=None):
        return sum(result['facts'].get(fact, 0) for result in self.results if kind in (None, result['kind']))

    def count_wins(self):
        first, last = self.months()
        for kind in KINDS:
            of_kind = [(counts.month_number(result['ended']), result) for result in self.of_company if result['kind'] == kind]
            if not any(first <= month <= last for month, _ in of_kind):
                continue
            for month in range(first, last + 1):
                near = [result['place'] == 1 for ended, result in of_kind if month - counts.SMOOTH_MONTHS < ended <= month]
                if near:
                    share = round_half_up(100 * sum(near) / len(near))
                    yield f'chart wins {write_month(month)} {kind} {share} {share}'

    def count_tables(self):
        tables = collections.defaultdict(list)
        for result in self.results:
            tables[result['kind'], result['seats']].append(result['place'] == 1)
        for (kind, seats), wins in tables.items():
            yield f'chart tables {kind} {seats} {write_share(sum(wins), len(wins))}'

    def count_rating(self):
        first, last = self.months()
        rated = {counts.month_number(ended): (mu, sigma) for ended, mu, sigma in self.ratings}
        if self.period == 'month':
            first = last
        elif self.period == 'all' and rated:
            # There is one rating, and company makes no difference to it.
            first, last = by_month(min(rated), max(rated))
        for month, (mu, sigma) in rated.items():
            if first <= month <= last:
                least, middle, most = (shown_rating(mu, sigma, sigmas) for sigmas in (-3, 0, 3))
                yield f'chart rating {write_month(month)} {least} {middle} {most} {least} {most}'

    def count_bluffs(self):
        for kind in KINDS:
            right, wrong = self.sum('calls_right', kind), self.sum('calls_wrong', kind)
            if right + wrong:
                yield f'chart shouts {kind} {wrong} {wrong} {right} {right}'
            claims = self.claims(kind, 'any')
            if claims.bluffs:
                yield f'chart believed {kind} {write_share(claims.believed, claims.bluffs)}'
        known = [claims for claims in (self.claims(*situation) for situation in SITUATIONS)
                 if len(claims.games) >= self.settings['games'] and claims.claims >= self.settings['claims']]
        for index, claims in enumerate(known):
            yield f'chart tells {index} {write_share(claims.bluffs, claims.claims)}'

    def count_opponents(self):
        for other, row in counts.count_opponents(self.results).items():
            fooled, caught = row['fooled', 0], row['caught', 0]
            if fooled + caught:
                yield f'chart fooled {other}: {caught} {caught} {fooled} {fooled}'
            yield f'chart rivals {other}: {row["behind"]} {row["behind"]} {row["ahead"]} {row["ahead"]}'

    def count_charts(self):
        for part in (self.count_wins, self.count_tables, self.count_rating, self.count_bluffs, self.count_opponents):
            yield from part()

    def find_foolers(self):
        """Those who fooled the player most, and how often: people or, if none did, computers; nobody if it was too rarely."""
        fooled_by = [(other, row['fooled', 1]) for other, row in counts.count_opponents(self.results).items() if row['fooled', 1]]
        people = [(other, times) for other, times in fooled_by if not other.startswith('computer')]
        group = people or fooled_by
        most = max((times for _, times in group), default=0)
        return [row for row in group if row[1] == most] if most >= self.settings['bluffs'] else []

    def count_tiles(self):
        claims = self.claims(None, 'any')
        right, wrong = self.sum('calls_right'), self.sum('calls_wrong')
        foolers = self.find_foolers()
        yield f'tile won {sum(result["place"] == 1 for result in self.results)} {len(self.results)}'
        if claims.bluffs >= self.settings['bluffs']:
            yield f'tile believed {round_half_up(100 * claims.believed / claims.bluffs)}'
        else:
            yield f'tile believed {claims.believed} {claims.bluffs}' if claims.bluffs else 'tile believed 0'
        yield f'tile right {right} {right + wrong}' if right + wrong else 'tile right 0'
        yield f'tile fooler {foolers[0][1]}' if len(foolers) == 1 else 'tile fooler'
        for other, _ in foolers if len(foolers) == 1 else ():
            yield f'tile fooler-is {other}'

    def count_honours(self):
        runs = [len(run) for run in counts.believed_runs(self.results)]
        wins = counts.streak(self.results).replace('current=', '').replace('best=', '')
        badges = counts.find_badges(self.results)
        yield f'streak 0 {wins}'
        yield f'streak 1 {runs[-1]} {max(runs)}'
        for kind in KINDS:
            lie = counts.find_best_lie([result for result in self.results if result['kind'] == kind])
            if lie:
                yield f'lie {kind} {lie[0]} in {lie[2]}'
        for index, badge in enumerate(BADGES):
            yield f'badge {index} {len(badges[badge])}'


def count_players(games, people, settings):
    results = counts.read_results(games, people)
    ratings = collections.defaultdict(list)
    for kind, game, names, rated in counts.rate_games(games, people):
        for name in set(names) & set(people):
            if kind is None:
                ratings[name].append((game['ended'], *rated[name]))
    for name in people:
        for period in PERIODS:
            for company in COMPANIES:
                player = Player(name, results[name], period, company, settings, ratings[name])
                key = f'{name} {period} {company}'
                yield from (f'charts {key}: {line}' for line in player.count_charts())
                if company != 'any' and period != 'all':
                    continue
                for part in (player.count_tiles, player.count_honours):
                    yield from (f'player {key}: {line}' for line in (part() if player.results else ()))


# --- Leader boards ----------------------------------------------------------------------------------------------------


def count_leaders(games, people, settings):
    now = counts.month_number(settings['now'])
    ratings = {}
    for kind, _, _, rated in counts.rate_games(games, people):
        ratings[kind] = rated
    for kind in (None, *KINDS):
        for period in PERIODS:
            tallies = collections.defaultdict(counts.Tally)
            for game in games:
                if kind not in (None, game['kind']) or counts.month_number(game['ended']) < since(period, now):
                    continue
                for seat, player in enumerate(game['players']):
                    if player['kind'] == 'computer':
                        tallies[f'level {player["level"]}'].add(counts.find_result(game, seat, people))
                    elif player['name'] in people:
                        tallies[player['name']].add(counts.find_result(game, seat, people))
            for of_levels in (False, True):
                yield from (f'leaders {kind or "all"} {period} {line}' for line in rank_leaders(
                    {name: tally for name, tally in tallies.items() if name.startswith('level ') == of_levels},
                    ratings[kind], period))


def rank_leaders(tallies, ratings, period):
    """Of all times by rating, of a period by wins. Where two are equal, no place is said."""
    def worth(name):
        mu, sigma = ratings[name]
        return mu - 3 * sigma if period == 'all' else tallies[name].wins

    for name, tally in tallies.items():
        others = [worth(other) for other in tallies if other != name]
        place = '=' if worth(name) in others else 1 + sum(other > worth(name) for other in others)
        least, most = (shown_rating(*ratings[name], sigmas) for sigmas in (-3, 3))
        yield f'{name}: {place} {tally.wins} {tally.games} {least} {most}'


# --- Games ------------------------------------------------------------------------------------------------------------


def find_round(game, turn):
    return turn if game['kind'] == 'bluffaneer' else (turn - 1) // len(game['places']) + 1


def write_gains(game, claim):
    """Pirate: how far ships sailed, that of who laid the set first. Bluffaneer: what was paid."""
    seats = len(game['places'])
    if game['kind'] == 'pirate':
        gains = [claim.gained[(claim.seat + index) % seats] for index in range(seats)]
        return ' '.join(str(abs(gain)) for gain in gains if gain)
    return str(claim.moved) if game['kind'] == 'bluffaneer' and claim.moved else ''


def count_games(games):
    for index, game in enumerate(reversed(games)):
        names = [player['name'] for player in game['players']]
        places = sorted((place, seat) for seat, place in enumerate(game['places']))
        rounds = find_round(game, game['turns'])
        minutes = (game['ended'] - game['started']) // datetime.timedelta(minutes=1)
        winners = ' '.join(names[seat] for place, seat in places if place == 1)
        listed = ' '.join(f'{place} {names[seat]}' for place, seat in places)
        yield f'hall {index} {game["id"]} {game["kind"]} {rounds}: {winners}: {listed}'
        yield f'story {game["id"]}: {rounds} {minutes}'
        for claim in game['claims']:
            size = counts.set_size(claim, game['kind'])
            yield (f'claim {game["id"]} {claim.number}: {find_round(game, claim.turn)} {claim.seat} '
                   f'{"bluff" if claim.bluff else "truth"} {claim.end} {size} {write_gains(game, claim)}'.rstrip())
        for highlight, belongs in HIGHLIGHTS.items():
            fitting = [(claim.moved, claim.number, claim) for claim in game['claims'] if belongs(claim)]
            if fitting:
                moved, number, claim = max(fitting, key=lambda row: row[:2])
                yield f'highlight {game["id"]} {highlight} {number}: {find_round(game, claim.turn)} {moved}'


# --- Evenings ---------------------------------------------------------------------------------------------------------


class Wins:
    """Who has won, in the order in which they first did."""

    def __init__(self):
        self.wins = {}

    def add(self, key, name):
        self.wins[key] = (self.wins.get(key, (0, ''))[0] + 1, name)
        return self.wins[key][0]

    def __str__(self):
        return ' '.join(f'{name} {wins}' for wins, name in sorted(self.wins.values(), key=lambda row: -row[0]))


def find_evening(games, presses, now):
    began = max((press['time'] for press in presses if press['what'] == 'evening'), default=0)
    evening, later = [], now
    for game in reversed(games):
        if game['ms'] <= began or later - game['ms'] >= QUIET:
            break
        evening.insert(0, game)
        later = game['ms']
    return evening


def count_tonight(evening):
    people, computers = Wins(), 0
    for game in evening:
        for player, place in zip(game['players'], game['places']):
            if place == 1 and player['kind'] == 'computer':
                computers += 1
            elif place == 1:
                people.add(player['name'], player['name'])
    return f'{people} {computers or ""}'.strip() or '-'


def list_people(game):
    return sorted(player['name'] for player in game['players'] if player['kind'] == 'human')


def count_series(evening, presses, now):
    presses = [press for press in presses if press['what'] in ('series', 'end', 'evening')]
    if not presses or presses[-1]['what'] != 'series':
        return '-'
    series = presses[-1]
    if (evening[0]['ms'] if evening else now) - series['time'] >= QUIET:
        return '-'
    # Of computers alone it is not.
    after = [game for game in evening if game['ms'] > series['time'] and list_people(game)]
    wins = Wins()
    for game in after:
        if list_people(game) != list_people(after[0]) or game['places'].count(1) > 1:
            continue
        winner = game['players'][game['places'].index(1)]
        if wins.add((winner['kind'], winner['name']), winner['name']) == series['goal']:
            return f'won {winner["name"]}'
    return f'on {series["goal"]} {wins}'.rstrip()


def count_evenings(games, settings):
    """How an evening stands when a game ends, and six hours later."""
    for game in games:
        game['ms'] = counts.milliseconds(game['ended'])
    for game in games:
        for now in (game['ms'], game['ms'] + QUIET):
            presses = [press for press in settings['presses'] if press['time'] <= now]
            near = [other for other in games if now - 4 * QUIET < other['ms'] <= now]
            evening = find_evening(near, presses, now)
            yield f'evening {now}: {count_tonight(evening)}: {count_series(evening, presses, now)}'


def main(folder, settings, people):
    settings = json.loads(settings)
    settings['now'] = datetime.datetime(1970, 1, 1) + datetime.timedelta(milliseconds=settings['now'])
    games = counts.read_games(folder)
    lines = [*count_players(games, people, settings), *count_leaders(games, people, settings), *count_games(games),
             *count_evenings(games, settings)]
    print('\n'.join(sorted(lines)))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
