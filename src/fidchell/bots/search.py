"""Monte-Carlo tree search for every game: from what a seat knows to how good each of its choices is.

Each iteration looks at another world that the seat can't tell from the true one (`resample`), walks down the tree, adds
one node, and learns from what follows: a game played at random, the judge's opinion, or a few moves and then the judge.
A node is what has been chosen and drawn since the root, so worlds share it; who chooses at the same time as others has
figures of their own. All figures are those of the seat that chooses, from -1 (lost) to 1 (won).
"""

from math import exp, log, sqrt
from time import monotonic
from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from fidchell.core.bot import Judge, Weighing
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, State

NONE: Final = -1
WAITING: Final = -2  # leads to the node of the next seat that chooses at the same time
SEEN: Final = -2  # in place of a first edge: somebody has been there once
OTHERS: Final = -3  # leads to the node of seat 0 if another world asks another seat here; -4: of seat 1, …
ROOM: Final = 4_000_000  # edges in a tree, 64 bytes each: enough for minutes, and never more
BLOCK: Final = 256  # what a tree grows by; pages that nobody needs yet are not even touched
WATCH: Final = 64  # iterations between two looks at the clock
SURE: Final = 0.999  # upper bound on a judge's chance


@final
class SearchSettings:
    """Search parameters; a game overrides them in levels.toml."""

    def __init__(
        self,
        explore: float = 1.0,
        prior: float = 0.0,
        sharp: float = 1.0,
        implicit: float = 0.0,
        playout: int = -1,
        guided: bool = False,
        open_chance: bool = False,
        share: bool = False,
    ) -> None:
        self.explore: Final = explore  # exploration weight
        self.prior: Final = prior  # how sharply the judge's opinion guides (PUCT); 0: not at all (UCT)
        self.sharp: Final = sharp  # the power of the judge's odds in what it promises of a move
        self.implicit: Final = implicit  # share of the judge's minimax value beside the average of what was tried
        self.playout: Final = i64(playout)  # decisions at random before the judge is asked; -1: to the end
        self.guided: Final = guided  # whether the judge plays to the end, a little better than at random
        self.open_chance: Final = open_chance  # whether what chance brings shares one node
        self.share: Final = share  # whether equal positions share one node, also with the last search; not with secrets


@mypyc_attr(allow_interpreted_subclasses=True)
class Halt:
    """Says when somebody wants the answer now."""

    def now(self) -> bool:
        return False


@final
class Tree:
    """Nodes and edges as columns. An expanded node has its edges in a row; those met later hang on a list.

    Columns are longer than what is used of them, so that a new row costs no more than its actions.
    """

    nodes: i64  # how many there are
    first: vec[i64]  # its first edge; NONE or SEEN: not expanded
    width: vec[i64]  # how many edges stand in its row, if it is expanded
    more: vec[i64]  # the head of a list of further edges
    seat: vec[i64]
    hope: vec[float]  # what the side of seat 0 gets by the judge's opinion if all play well

    edges: i64  # how many there are
    action: vec[i64]
    child: vec[i64]
    next: vec[i64]
    visits: vec[float]  # whole numbers, but only used beside others that aren't
    total: vec[float]  # of the results of all visits
    prior: vec[float]
    promise: vec[float]  # hope of where it leads

    known: dict[int, int]  # a position's hash → its node

    none: vec[i64]  # what columns grow by
    zeros: vec[float]

    def __init__(self) -> None:
        self.known = {}
        self.none = vec[i64]([NONE] * BLOCK)
        self.zeros = vec[float]([0.0] * BLOCK)
        self.nodes = 0
        self.first = self.width = self.more = self.seat = vec[i64]()
        self.hope = vec[float]()
        self.edges = 0
        self.action = self.child = self.next = vec[i64]()
        self.visits = self.total = self.prior = self.promise = vec[float]()

    def node(self) -> i64:
        """A node where nobody has been yet."""
        if self.nodes == len(self.first):
            self._room_for_nodes()
        self.nodes += 1
        return self.nodes - 1

    def row(self, width: i64) -> i64:
        """Add `width` edges; the number of the first."""
        while self.edges + width > len(self.action):
            self._room_for_edges()
        self.edges += width
        return self.edges - width

    def _room_for_nodes(self) -> None:
        self.first = extend(self.first, self.none)
        self.width = extend(self.width, self.none)
        self.more = extend(self.more, self.none)
        self.seat = extend(self.seat, self.none)
        self.hope = extend(self.hope, self.zeros)

    def _room_for_edges(self) -> None:
        self.action = extend(self.action, self.none)
        self.child = extend(self.child, self.none)
        self.next = extend(self.next, self.none)
        self.visits = extend(self.visits, self.zeros)
        self.total = extend(self.total, self.zeros)
        self.prior = extend(self.prior, self.zeros)
        self.promise = extend(self.promise, self.zeros)

    def listed(self, node: i64, action: i64) -> i64:
        """The edge of an action on a node's list, new if it isn't there."""
        found = self.more[node]
        while found >= 0:
            if self.action[found] == action:
                return found
            found = self.next[found]
        found = self.row(1)
        self.action[found] = action
        self.next[found] = self.more[node]
        self.more[node] = found
        return found

    def beyond(self, edge: i64) -> i64:
        """The node that an edge leads to."""
        found = self.child[edge]
        if found < 0:
            found = self.node()
            self.child[edge] = found
        return found


@final
class Search(Weighing):
    """Searches, then plays the action tried most. Budget: iterations, seconds, or both; `halt` may end it early."""

    settings: SearchSettings
    judge: Judge
    iterations: i64
    seconds: float
    among: vec[i64]  # choices at the root that are tried equally often, and no others; empty: all, as they promise
    room: i64  # edges at most; then the tree grows no more, and its figures get better still
    halt: Halt
    tree: Tree
    root: i64
    rng: Rng
    seat: i64  # whose choice it is
    signs: vec[float]  # 1: a seat is on the side of seat 0; -1: on the other
    two_sided: bool  # whether what one side wins the other loses
    implicit: float  # the share of the judge's minimax value; none where there aren't two sides
    over: bool  # whether the iteration has come to the end in the tree
    done: i64  # iterations of the last search
    path: vec[i64]  # the edges of an iteration
    seats: vec[i64]  # and who chose them
    nodes: vec[i64]  # and where
    length: i64
    offered: vec[i64]  # the edges open in this world
    results: vec[float]

    def __init__(self, settings: SearchSettings, judge: Judge, iterations: i64, seconds: float = 0.0) -> None:
        super().__init__()
        self.settings = settings
        self.judge = judge
        self.iterations = iterations
        self.seconds = seconds
        self.among = vec[i64]()
        self.room = ROOM
        self.halt = Halt()
        self.tree = Tree()
        self.root = 0
        self.rng = Rng(0)
        self.seat = 0
        self.signs = vec[float]()
        self.two_sided = False
        self.implicit = 0.0
        self.over = False
        self.done = 0
        self.path = vec[i64]([0] * 1024)
        self.seats = vec[i64]([0] * 1024)
        self.nodes = vec[i64]([0] * 1024)
        self.length = 0
        self.offered = vec[i64]([0] * 4096)
        self.results = vec[float]()

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """The action tried most; with softness, sampled by value."""
        moves = state.moves(seat)
        if self.softness > 0.0 or len(moves) == 1:
            return super().choose(state, seat, rng)
        self.look(state, seat, rng)
        best = self.root_edge(moves[0])
        for i in range(1, len(moves)):
            edge = self.root_edge(moves[i])
            if self._better(edge, best):
                best = edge
        return self.tree.action[best]

    def weigh(self, state: State, seat: i64, rng: Rng) -> vec[float]:
        self.look(state, seat, rng)
        moves = state.moves(seat)
        return vec[float]([self.value_of(moves[i]) for i in range(len(moves))])

    def value_of(self, action: i64) -> float:
        """What has come of a choice at the root so far."""
        edge = self.root_edge(action)
        return self._worth(edge) if self.tree.visits[edge] > 0.0 else -1.0

    def chance(self, value: float) -> float:
        return 0.5 + 0.5 * value

    def look(self, state: State, seat: i64, rng: Rng) -> None:
        """Search a position for a seat that is to choose."""
        self.begin(state, seat, rng)
        self.go_on(state, self.iterations)

    def begin(self, state: State, seat: i64, rng: Rng) -> None:
        """Get ready for it."""
        self.rng = rng
        self._plant(state)
        self.seat = seat
        self.signs = vec[float]([1.0 if state.team(other) == state.team(0) else -1.0 for other in range(state.seats)])
        self.two_sided = two_sided(state)
        self.implicit = self.settings.implicit if self.two_sided else 0.0
        self.results = vec[float]([0.0] * int(state.seats))
        self.done = 0

    def go_on(self, state: State, iterations: i64) -> None:
        """Some more of what was begun."""
        last = self.done + iterations
        end = monotonic() + self.seconds if self.seconds > 0.0 else 0.0
        while iterations <= 0 or self.done < last:
            if self.done % WATCH == 0 and self.done and (self.halt.now() or (end > 0.0 and monotonic() >= end)):
                break
            self._iterate(state.resample(int(self.seat), self.rng))
            self.done += 1

    def _plant(self, state: State) -> None:
        """Start a new tree, or reuse the subtree that was actually played."""
        self.root = self.tree.known.get(int(state.hash()), NONE) if self.keeps() else NONE
        if self.root < 0:
            self.forget()
            self.root = self.tree.node()
            if self.settings.share:
                self.tree.known[int(state.hash())] = int(self.root)

    def keeps(self) -> bool:
        """Whether the next search may go on with this tree."""
        return self.settings.share and 2 * self.tree.edges < self.room

    def forget(self) -> None:
        self.tree = Tree()

    def root_edge(self, action: i64) -> i64:
        """The edge of an action at the root."""
        tree = self.tree
        first = tree.first[self.root]
        for edge in range(first, first + tree.width[self.root]):
            if tree.action[edge] == action:
                return edge
        return tree.listed(self.root, action)

    def _better(self, edge: i64, other: i64) -> bool:
        tree = self.tree
        if tree.visits[edge] != tree.visits[other]:
            return tree.visits[edge] > tree.visits[other]
        return self._worth(edge) > self._worth(other)

    # -- one iteration ------------------------------------------------------------------------------------------------

    def _iterate(self, state: State) -> None:
        """Down the tree to a node that is new, and back with the result."""
        tree = self.tree
        node = self.root
        together: i64 = 0  # what has been chosen at the same time, as one number
        self.length = 0
        while True:
            seat = state.actor()
            if seat == OVER:
                break
            if seat == CHANCE:
                outcome = state.sample(self.rng)
                state.step(outcome, CHANCE)
                if not self.settings.open_chance:
                    node = self._pass(node, tree.listed(node, outcome), CHANCE)
                continue
            owed = state.courtesy()
            if owed >= 0:
                state.step(owed, seat)
                continue
            secret = state.at_once()
            if secret and not state.has_chosen(self.seat):
                seat = self.seat
            node = self._asked(node, seat)
            if tree.first[node] == NONE and self.settings.share and self.length:
                node = self._same(node, state)
            if tree.first[node] < 0 and not self._expand(node, state, seat):
                break
            edge = self._select(node, state, seat)
            action = tree.action[edge]
            state.step(action, seat)
            if not secret:
                node = self._pass(node, edge, seat)
                continue
            self._pass(node, edge, seat)
            together = (together * 1000003 + action) & 0xFFFFFFFFFFF
            if state.at_once() and state.has_chosen(seat):
                node = tree.beyond(tree.listed(node, WAITING))
            else:
                node = tree.beyond(tree.listed(node, together))
                together = 0
        self._evaluate(state)
        self._back_up()

    def _pass(self, node: i64, edge: i64, seat: i64) -> i64:
        """Note the way, and go on to where it leads."""
        if self.length == len(self.path):
            self.path = append(self.path, 0)
            self.seats = append(self.seats, 0)
            self.nodes = append(self.nodes, 0)
        self.path[self.length] = edge
        self.seats[self.length] = seat
        self.nodes[self.length] = node
        self.length += 1
        return self.tree.beyond(edge)

    def _asked(self, node: i64, seat: i64) -> i64:
        """The node where this seat is asked: the same, unless another world has asked somebody else there."""
        tree = self.tree
        if tree.seat[node] == seat:
            return node
        if tree.seat[node] == NONE:
            tree.seat[node] = seat
            return node
        found = tree.beyond(tree.listed(node, OTHERS - seat))
        tree.seat[found] = seat
        return found

    def _same(self, node: i64, state: State) -> i64:
        """The node of a position that the tree knows from elsewhere, in place of a new one."""
        hash = int(state.hash())
        found: i64 = self.tree.known.get(hash, NONE)
        if found < 0:
            self.tree.known[hash] = int(node)
            return node
        self.tree.child[self.path[self.length - 1]] = found
        return found

    def _expand(self, node: i64, state: State, seat: i64) -> bool:
        """An edge for every move; whether to go on by one. If the judge is to guide, it is asked about them at once;
        otherwise they come when somebody is here again, which is rare."""
        tree = self.tree
        judged = self.settings.prior > 0.0
        if not judged and tree.first[node] == NONE:
            tree.first[node] = SEEN
            return False
        if tree.edges >= self.room:
            return False
        moves = state.moves(seat)
        first = tree.row(len(moves))
        actions = tree.action
        for i in range(len(moves)):
            actions[first + i] = moves[i]
        tree.width[node] = len(moves)
        tree.first[node] = first
        if judged:
            self._ask_judge(node, state, seat)
        return not judged

    def _ask_judge(self, node: i64, state: State, seat: i64) -> None:
        """Priors in proportion to the judge's odds, raised to a power; hope is the best of the promises."""
        tree = self.tree
        first = tree.first[node]
        end = first + tree.width[node]
        actions, priors, promises = tree.action, tree.prior, tree.promise
        secret = state.at_once()
        power = self.settings.prior
        sum = 0.0
        best = -1.0
        for edge in range(first, end):
            if secret:
                weight = exp(power * self.judge.foresee(state, actions[edge], seat))
            else:
                after = state.clone()
                after.step(actions[edge], seat)
                chance = min(SURE, max(1.0 - SURE, self._chance(after, seat)))
                odds = exp(self.settings.sharp * log(chance / (1.0 - chance)))
                promise = (odds - 1.0) / (odds + 1.0)
                promises[edge] = promise
                best = max(best, promise)
                weight = exp(power * log(odds))
            priors[edge] = weight
            sum += weight
        for edge in range(first, end):
            priors[edge] /= sum
        tree.hope[node] = self.signs[seat] * best

    def _chance(self, state: State, seat: i64) -> float:
        """The judge's opinion, or what is certain."""
        if state.actor() == OVER:
            return 0.5 + 0.5 * state.value(seat)
        return self.judge.chance(state, seat)

    def _select(self, node: i64, state: State, seat: i64) -> i64:
        """Select an edge: exploit good ones, explore rarely visited ones."""
        if len(self.among) and node == self.root:
            return self._tried_least()
        number = self._offer(node, state, seat)
        return self._most_promising(number) if self.settings.prior > 0.0 else self._least_known(number)

    def _tried_least(self) -> i64:
        """The edge tried least, of those that are to be tried equally often."""
        found = self.root_edge(self.among[0])
        for i in range(1, len(self.among)):
            edge = self.root_edge(self.among[i])
            if self.tree.visits[edge] < self.tree.visits[found]:
                found = edge
        return found

    def _offer(self, node: i64, state: State, seat: i64) -> i64:
        """Collect the edges open in this world; how many. All are if nothing is secret, or the choice is one's own."""
        tree = self.tree
        edge = tree.first[node]
        end = edge + tree.width[node]
        if self.settings.share or (node == self.root and seat == self.seat):
            self._room_to_offer(end - edge)
            offered = self.offered
            for i in range(end - edge):
                offered[i] = edge + i
            return end - edge
        moves = state.moves(seat)  # both are in ascending order, and mostly the same
        self._room_to_offer(len(moves))
        offered = self.offered
        actions = tree.action
        for i in range(len(moves)):
            move = moves[i]
            while edge < end and actions[edge] < move:
                edge += 1
            if edge < end and actions[edge] == move:
                offered[i] = edge
            else:
                offered[i] = tree.listed(node, move)
        return len(moves)

    def _room_to_offer(self, number: i64) -> None:
        while len(self.offered) < number:
            self.offered = append(self.offered, 0)

    def _most_promising(self, number: i64) -> i64:
        """PUCT."""
        tree, offered, share = self.tree, self.offered, self.implicit
        visits, totals, priors, promises = tree.visits, tree.total, tree.prior, tree.promise
        spread = self.settings.explore * sqrt(self._tried(number) + 1.0)
        best = offered[0]
        best_value = -1000.0
        for i in range(number):
            edge = offered[i]
            tried = visits[edge]
            value = worth(tried, totals[edge], promises[edge], share) + spread * priors[edge] / (1.0 + tried)
            if value > best_value:
                best = edge
                best_value = value
        return best

    def _least_known(self, number: i64) -> i64:
        """UCT: first each once, in any order."""
        tree, offered, share = self.tree, self.offered, self.implicit
        visits, totals, promises = tree.visits, tree.total, tree.promise
        spread = self.settings.explore * sqrt(log(self._tried(number) + 1.0))
        best = offered[0]
        best_value = -1000.0
        fresh: i64 = 0
        for i in range(number):
            edge = offered[i]
            tried = visits[edge]
            if tried == 0.0:
                fresh += 1
                if self.rng.below(fresh) == 0:
                    best = edge
            elif not fresh:
                value = worth(tried, totals[edge], promises[edge], share) + spread / sqrt(tried)
                if value > best_value:
                    best = edge
                    best_value = value
        return best

    def _tried(self, number: i64) -> float:
        """How often the edges that are open in this world were tried."""
        offered, visits = self.offered, self.tree.visits
        found = 0.0
        for i in range(number):
            found += visits[offered[i]]
        return found

    def _worth(self, edge: i64) -> float:
        tree = self.tree
        return worth(tree.visits[edge], tree.total[edge], tree.promise[edge], self.implicit)

    # -- what it is worth ---------------------------------------------------------------------------------------------

    def _evaluate(self, state: State) -> None:
        """What becomes of a position, for every seat."""
        self.over = state.actor() == OVER
        decisions = self.settings.playout
        if decisions < 0 and self.settings.guided:
            self.judge.play_on(state, self.rng)
        elif decisions < 0:
            state.playout(self.rng)
        while decisions > 0 and state.actor() != OVER:
            seat = state.actor()
            if seat == CHANCE:
                state.step(state.sample(self.rng), CHANCE)
                continue
            action = state.courtesy()
            if action < 0:
                moves = state.moves(seat)
                action = moves[self.rng.below(len(moves))]
                decisions -= 1
            state.step(action, seat)
        over = state.actor() == OVER
        won = state.value(0) if over and self.two_sided else 0.0
        for seat in range(state.seats):
            if not over:
                self.results[seat] = 2.0 * self.judge.chance(state, seat) - 1.0
            elif self.two_sided:
                self.results[seat] = self.signs[seat] * won
            else:
                self.results[seat] = state.value(seat)

    def _back_up(self) -> None:
        visits, totals = self.tree.visits, self.tree.total
        path, seats, results = self.path, self.seats, self.results
        for i in range(self.length - 1, -1, -1):
            edge = path[i]
            seat = seats[i]
            visits[edge] += 1.0
            if seat >= 0:
                totals[edge] += results[seat]
            if self.implicit > 0.0:
                self._hope(self.nodes[i], edge, seat)

    def _hope(self, node: i64, edge: i64, seat: i64) -> None:
        """What the judge promises where an edge leads, and so at its node: the best choice, or chance on average."""
        tree = self.tree
        promises = tree.promise
        child = tree.child[edge]
        if tree.first[child] < 0 and tree.more[child] < 0:  # the end, or no room
            if not self.over:
                return
            tree.hope[child] = self.results[0]
        if seat >= 0:
            sign = self.signs[seat]
            promises[edge] = sign * tree.hope[child]
            best = -1.0
            first = tree.first[node]
            for other in range(first, first + tree.width[node]):
                if promises[other] > best:
                    best = promises[other]
            tree.hope[node] = sign * best
            return
        promises[edge] = tree.hope[child]
        sum = 0.0
        visits = 0.0
        other = tree.more[node]
        while other >= 0:
            sum += tree.visits[other] * promises[other]
            visits += tree.visits[other]
            other = tree.next[other]
        tree.hope[node] = sum / visits


def worth(visits: float, total: float, promise: float, share: float) -> float:
    """Mean result of an edge (the judge's estimate if never visited), blended with what the judge promises."""
    mean = total / visits if visits > 0.0 else promise
    return (1.0 - share) * mean + share * promise


def two_sided(state: State) -> bool:
    """Whether what one side wins the other loses."""
    return len({int(state.team(seat)) for seat in range(state.seats)}) == 2
