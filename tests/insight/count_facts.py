"""count_facts.py: counts the facts of games from their records alone. `count_facts.py FOLDER`.

Written from docs/RULES.md ("What counts") and docs/RECORD.md, without a look at the program's own counting: it follows
the lines of a record, which are taken to be legal, just as far as the facts need it. For each record of the folder and
each seat it prints one line: file, seat, place, turns, and all facts that are not 0, by name; and one for each claim, with
the situation in which it was made, who decided what, and what came of it, by docs/facts.md.

Copyright The Bluff Bay authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import collections
import json
import os
import sys


class Claim:
    """What somebody claimed, and what became of it."""

    def __init__(self, number, turn, seat, bluff, said):
        self.number = number
        self.turn = turn
        self.seat = seat
        self.bluff = bluff
        self.said = said
        self.situation = []
        self.decisions = {}  # by seat: whether it was doubted
        self.end = 'open'
        self.judges = set()  # those whose decision counted
        self.moved = 0
        self.gained = collections.Counter()

    def __str__(self):
        def list_seats(seats):
            return '+'.join(str(seat) for seat in sorted(seats)) or '-'

        fooled = self.judges if self.bluff and self.end == 'believed' else set()
        gained = '/'.join(f'{seat}:{number}' for seat, number in sorted(self.gained.items()) if number)
        return (f'claim={self.number} turn={self.turn} seat={self.seat} {"bluff" if self.bluff else "truth"}={self.said}'
                f' asked={list_seats(self.decisions)} doubted={list_seats(s for s, d in self.decisions.items() if d)}'
                f' {self.end}={list_seats(self.judges)} fooled={list_seats(fooled)} moved={self.moved} gained={gained or "-"}'
                f' {" ".join(self.situation)}').rstrip()


class Game:
    """What the three games have in common: who has how much of what, and what counts after a branch."""

    def __init__(self, header):
        self.players = len(header['players'])
        self.first = header['first']
        self.after = header.get('branch', {}).get('at', 0)
        self.facts = [collections.Counter() for _ in range(self.players)]
        self.places = [0] * self.players
        self.turn = 0
        self.turns = set()
        self.number = 0
        self.events = {}
        self.claims = []
        self.last = {}  # the last claim of each seat

    def counting(self):
        return self.number > self.after

    def count(self, seat, fact, times=1):
        if self.counting():
            self.facts[seat][fact] += times

    def count_made(self, made, seat, fact):
        """Counts something that was decided in the event with the number `made`."""
        if made > self.after:
            self.facts[seat][fact] += 1

    def claim_made(self, made, seat, bluff):
        self.count_made(made, seat, 'claims')
        if bluff:
            self.count_made(made, seat, 'bluffs')

    def claim_judged(self, claim, bluff, judge, called):
        """`claim` and `judge` are pairs: when it was decided, and who did."""
        if called:
            self.count_made(*claim, 'bluffs_caught' if bluff else 'truths_doubted')
            self.count_made(*judge, 'calls_right' if bluff else 'calls_wrong')
        elif bluff:
            self.count_made(*claim, 'bluffs_believed')
            self.count_made(*judge, 'times_fooled')

    def open_claim(self, made, seat, bluff, said, standing):
        """`made`: the event that it counts by; `standing`: how well everybody in play stands, the more the better."""
        claim = Claim(self.number, self.turn, seat, bluff, said)
        before = self.last.get(seat)
        if max(standing.values()) > standing[seat]:
            claim.situation.append('behind')
        if before and before.bluff and before.end == 'called':
            claim.situation.append('after-caught')
        if made <= self.after:
            claim.situation.append('of-another-game')
        self.claims.append(claim)
        self.last[seat] = claim

    def close_claim(self, called, judges):
        self.claims[-1].end = 'called' if called else 'believed'
        self.claims[-1].judges = set(judges)

    def move(self, number, loser=None, winner=None):
        """Squares, cards or coins go from or to somebody, perhaps because of the claim of this turn."""
        if not self.claims or self.claims[-1].turn != self.turn:
            return
        claim = self.claims[-1]
        claim.moved += number
        if loser is not None:
            claim.gained[loser] -= number
        if winner is not None:
            claim.gained[winner] += number

    def play(self, event):
        self.number = event['n']
        thinker = self.thinker(event)
        getattr(self, 'on_' + event['event'], lambda event: None)(event)
        if event['event'] == 'setup':
            return
        if thinker is not None:
            self.count(thinker, 'thinking_ms', event.get('ms', 0))
        if self.counting():
            self.turns.add(self.turn)

    def on_over(self, event):
        place = 1
        for shared in event['ranking']:
            for seat in shared:
                self.places[seat] = place
            place += len(shared)


class Pirate(Game):
    """Bluff Pirate."""

    def __init__(self, header):
        super().__init__(header)
        self.between = True  # nobody has done anything in this turn yet
        self.player = self.first
        self.claim = None
        self.bluff = False
        self.votes = {}
        self.squares = {seat: 0 for seat in range(self.players)}

    def thinker(self, event):
        kind = event['event']
        begins = False
        if self.between and kind in ('draw', 'reshuffle', 'board'):
            self.between = False
            self.turn += 1
            begins = True
        if kind in ('draw', 'reshuffle'):
            return self.player if begins else None
        return event['seat'] if kind in ('board', 'lay', 'vote', 'reveal', 'discard', 'pass') else None

    def end_turn(self):
        self.between = True
        self.player = (self.player + 1) % self.players

    def on_lay(self, event):
        suits = {card.split('-')[0] for card in event['up'] + event['down']}
        self.claim = (event['n'], event['seat'])
        self.bluff = len(suits) > 1
        self.votes = {}
        self.claim_made(*self.claim, self.bluff)
        self.count(event['seat'], f'sets_of_{len(event["up"] + event["down"])}')
        said = '+'.join(sorted(event['up'])) + '/' + '+'.join(sorted(event['down']))
        self.open_claim(event['n'], event['seat'], self.bluff, said, self.squares)

    def on_vote(self, event):
        self.votes[event['seat']] = (event['n'], event['bluff'])
        self.claims[-1].decisions[event['seat']] = event['bluff']
        self.count(event['seat'], 'votes_right' if event['bluff'] == self.bluff else 'votes_wrong')

    def on_reveal(self, event):
        voter = event['voter']
        made, called = self.votes[voter]
        self.claim_judged(self.claim, self.bluff, (made, voter), called)
        self.close_claim(called, {voter})
        self.end_turn()

    def on_sail(self, event):
        distance = event['to'] - event['from']
        self.count(event['seat'], 'squares_forward' if distance > 0 else 'squares_back', abs(distance))
        self.squares[event['seat']] = event['to']
        if distance > 0:
            self.move(distance, winner=event['seat'])
        else:
            self.move(-distance, loser=event['seat'])

    def on_board(self, event):
        self.count(event['seat'], 'boardings_made')
        self.count(event['victim'], 'boardings_suffered')
        self.count(event['seat'], 'cards_taken', len(event['taken']))
        self.count(event['victim'], 'cards_lost', len(event['taken']))
        self.end_turn()

    def on_discard(self, _event):
        self.end_turn()

    def on_pass(self, _event):
        self.end_turn()


class Bluffer(Game):
    """Bluffer. A card is a list of its upper and its hidden side."""

    def __init__(self, header):
        super().__init__(header)
        self.between = True
        self.player = None
        self.playing = set(range(self.players))
        self.cards = {}
        self.pile_size = 0
        self.draw_size = 0
        self.need = None
        self.owed = 0  # cards that somebody is still to draw in this turn
        self.claim = None
        self.bluff = False
        self.passed = {}
        self.shouted = {}
        self.showing = None
        self.sizes = {}

    def thinker(self, event):
        kind = event['event']
        drawing = self.owed > 0
        if self.between and kind not in ('setup', 'out', 'over'):
            self.between = False
            self.turn += 1
            if self.player is None:
                self.player = self.first
            else:
                self.player = (self.player + 1) % self.players
                while self.player not in self.playing:
                    self.player = (self.player + 1) % self.players
        if kind in ('draw', 'reshuffle'):
            self.owed = self.owed or 1
            return None if drawing else self.player
        return event['seat'] if kind in ('peek', 'match', 'claim', 'decide', 'take', 'give', 'show') else None

    def lay(self, cards):
        for card in cards:
            self.cards[card['id']] = [card['up'], card['down']]

    def on_setup(self, event):
        for seat, table in enumerate(event['tables']):
            self.lay(table)
            self.sizes[seat] = len(table)
        self.lay(event['draw_pile'] + [event['centre']])
        self.need = event['centre']['up']
        self.draw_size = len(event['draw_pile'])
        self.pile_size = 1

    def on_reshuffle(self, event):
        self.lay(event['draw_pile'])
        self.draw_size = len(event['draw_pile'])
        self.pile_size = 1

    def on_peek(self, event):
        self.count(event['seat'], 'peeks')

    def put_on_pile(self, card):
        self.pile_size += 1
        self.need = self.cards[card][0]

    def on_match(self, event):
        self.count(event['seat'], 'matches')
        self.sizes[event['seat']] -= 1
        self.cards[event['card']].reverse()
        self.put_on_pile(event['card'])
        self.between = True

    def on_claim(self, event):
        self.claim = (event['n'], event['seat'])
        self.bluff = self.cards[event['card']][1] != self.need
        self.passed = {}
        self.shouted = {}
        self.claim_made(*self.claim, self.bluff)
        self.open_claim(event['n'], event['seat'], self.bluff, '/'.join([self.need] + self.cards[event['card']]),
                        {seat: -self.sizes[seat] for seat in self.playing})
        self.sizes[event['seat']] -= 1
        self.move(1, loser=event['seat'])
        self.put_on_pile(event['card'])

    def on_decide(self, event):
        (self.shouted if event['shout'] else self.passed)[event['seat']] = event['n']
        self.claims[-1].decisions[event['seat']] = event['shout']
        if set(self.passed) != self.playing - {self.claim[1]}:
            return
        self.close_claim(False, self.passed)
        if self.bluff:
            self.count_made(*self.claim, 'bluffs_believed')
            for seat, made in self.passed.items():
                self.count_made(made, seat, 'times_fooled')
        self.between = True

    def on_call(self, event):
        self.claim_judged(self.claim, self.bluff, (self.shouted[event['seat']], event['seat']), True)
        self.close_claim(True, {event['seat']})

    def on_take(self, event):
        self.count(event['seat'], 'cards_taken')
        self.sizes[event['seat']] += 1
        self.sizes[event['from']] -= 1
        self.move(1, loser=event['from'], winner=event['seat'])
        self.owed = 2

    def on_give(self, event):
        self.count(event['seat'], 'cards_given')
        self.sizes[event['seat']] -= 1
        self.sizes[event['to']] += 1
        self.move(1, loser=event['seat'], winner=event['to'])
        self.owed = 1

    def on_show(self, event):
        self.showing = event['card']
        matches = self.cards[event['card']][1] == self.need
        self.count(event['seat'], 'shows_succeeded' if matches else 'shows_failed')

    def on_shown(self, event):
        if self.cards[event['card']][1] != event['down']:
            raise ValueError('another side is shown than was hidden')
        if self.showing is None:
            return
        if event['down'] == self.need:
            self.sizes[self.player] -= 1
            self.put_on_pile(self.showing)
            self.between = True
        else:
            self.owed = 1
        self.showing = None

    def on_draw(self, event):
        self.count(event['seat'], 'cards_drawn', len(event['cards']))
        self.sizes[event['seat']] += len(event['cards'])
        self.move(len(event['cards']), winner=event['seat'])
        self.draw_size -= len(event['cards'])
        self.owed -= len(event['cards'])
        if self.draw_size == 0 and self.pile_size == 1:
            self.owed = 0
        self.between = self.owed == 0

    def on_out(self, event):
        self.playing.discard(event['seat'])
        self.places[event['seat']] = event['place']


class Bluffaneer(Game):
    """Bluffaneer."""

    def __init__(self, header):
        super().__init__(header)
        self.roller = None
        self.rolled = None
        self.cause = None
        self.shouts = {}
        self.claim = None
        self.answer = None
        self.cards = []
        self.coins = {}
        self.icons = None
        self.shouters = set()

    def thinker(self, event):
        if event['event'] == 'roll':
            self.turn += 1
        return event['seat'] if event['event'] in ('roll', 'steal', 'decide', 'answer') else None

    def on_setup(self, event):
        self.cards = list(event['cards'])
        self.coins = dict(enumerate(event['coins']))

    def on_draw(self, event):
        self.cards[event['seat']] = event['card']

    def on_roll(self, event):
        self.roller = event['seat']
        self.rolled = set(event['icons'])
        self.icons = event['icons']
        self.shouters = set()
        self.shouts = {}
        self.claim = None
        self.answer = None
        self.count(self.roller, 'rolls')
        if len(self.rolled) == 1:
            self.cause = 'doubles'
            self.count(self.roller, 'doubles_' + event['icons'][0])

    def on_steal(self, _event):
        self.cause = 'steals'

    def on_match(self, event):
        self.cause = 'matches'
        self.count(event['seat'], 'matches')

    def on_decide(self, event):
        self.shouts[event['seat']] = event['n']
        if event['shout']:
            self.shouters.add(event['seat'])

    def on_claim(self, event):
        seat = event['seat']
        self.claim = (self.shouts[seat], seat)
        bluff = set(self.cards[seat].split('+')) != self.rolled
        said = '/'.join([*self.icons, self.cards[seat], '+'.join(str(shouter) for shouter in sorted(self.shouters))])
        self.claim_made(*self.claim, bluff)
        self.open_claim(self.shouts[seat], seat, bluff, said, self.coins)

    def on_answer(self, event):
        self.answer = (event['n'], event['seat'])
        self.cause = 'calls' if event['call'] else 'claims'
        bluff = set(self.cards[self.claim[1]].split('+')) != self.rolled
        self.claim_judged(self.claim, bluff, self.answer, event['call'])
        self.claims[-1].decisions[event['seat']] = event['call']
        self.close_claim(event['call'], {event['seat']})

    def on_reveal(self, event):
        if self.cards[event['seat']] != event['card']:
            raise ValueError('another card is revealed than was dealt')

    def on_pay(self, event):
        self.count(event['from'], 'coins_lost_' + self.cause, event['coins'])
        winner = None if event['to'] == 'box' else event['to']
        self.coins[event['from']] -= event['coins']
        self.move(event['coins'], loser=event['from'], winner=winner)
        if winner is not None:
            self.coins[winner] += event['coins']
            self.count(winner, 'coins_won_' + self.cause, event['coins'])


GAMES = {'pirate': Pirate, 'bluffer': Bluffer, 'bluffaneer': Bluffaneer}


def count_record(path):
    with open(path, encoding='utf-8') as file:
        lines = [json.loads(line) for line in file]
    game = GAMES[lines[0]['game']](lines[0])
    for event in lines[1:]:
        game.play(event)
    return game


def main(folder):
    for name in sorted(os.listdir(folder)):
        game = count_record(os.path.join(folder, name))
        for seat in range(game.players):
            facts = ''.join(f' {fact}={times}' for fact, times in sorted(game.facts[seat].items()) if times)
            print(f'{name} seat={seat} place={game.places[seat]} turns={len(game.turns)}{facts}')
        for claim in game.claims:
            print(f'{name} {claim}')


if __name__ == '__main__':
    main(sys.argv[1])
