"""`?` on anything: what a choice would do, why something can't be done, what a card says, what a rule says."""

import unicodedata

from fidchell.core.board import spot_name
from fidchell.core.errors import InvalidAction
from fidchell.core.game import Game
from fidchell.core.scene import Card, Prompt, Scene
from fidchell.core.state import State
from fidchell.terminal import browse
from fidchell.terminal.choices import Listing, no_number, own_numbers, spelled
from fidchell.terminal.draw import open_zone, show_card, show_origin, show_panel, show_spot
from fidchell.terminal.voice import Voice


def explain(voice: Voice, game: Game, state: State, prompt: Prompt, scene: Scene, text: str) -> None:
    """Answer a question about an action, a number of the list, a card, a place or a rule."""
    seat = prompt.seat
    listing = Listing(voice, game, scene, prompt)
    found = spelled(prompt, text) if text.isdecimal() else []
    if found:
        listing.detail(found[0])
        return
    if text.isdecimal() and not own_numbers(prompt):
        no_number(voice, prompt, text)
        return
    written = complete(game, scene, as_action(prompt, text) if text.isdecimal() else text, voice.lang)
    try:
        refusal = game.explain(state, seat, written)
    except InvalidAction as error:
        _no_action(voice, game, scene, listing, text, error.text(voice.lang))
        return
    if refusal is None:
        texts = [choice.text for choice in prompt.choices]
        listing.detail(texts.index(game.text(state, game.parse(state, written, seat))) + 1)
        return
    voice.refuse(refusal)
    rule = game.rulebook.find(refusal.rule)
    if rule:
        voice.rows([(("", ""), (rule.body(voice.texts, voice.lang), "dim"))])


def as_action(prompt: Prompt, text: str) -> str:
    """If all choices share a verb, a single word means that verb with this word, even if it is not allowed."""
    verbs = {choice.text.split()[0] for choice in prompt.choices}
    alone = len(verbs) == 1 and len(text.split()) == 1 and (not text.isdecimal() or own_numbers(prompt))
    return f"{verbs.pop()} {text}" if alone else text


def complete(game: Game, scene: Scene, text: str, lang: str) -> str:
    """Notation from abbreviated words, or from another language: `pet kni`, `Bittgesuch Ritter`."""
    verb, *rest = text.lower().split() or [""]
    verbs = {}
    for known in game.notation.verbs:
        verbs[known.name] = known.name
        if game.texts.has(f"action-{known.name}"):
            verbs[game.say(lang, f"action-{known.name}").lower()] = known.name
    nouns = {word: card.face for card in scene.cards for word in (card.face, card.title.lower()) if card.face}
    return " ".join([_only(verb, verbs), *(_only(word, nouns) for word in rest)])


def _only(word: str, known: dict[str, str]) -> str:
    """The name that a word begins, if there is exactly one. A number is no beginning."""
    if word in known:
        return known[word]
    if word.isdecimal():
        return word
    found = {name for spoken, name in known.items() if word and spoken.startswith(word)}
    return found.pop() if len(found) == 1 else word


def _no_action(voice: Voice, game: Game, scene: Scene, listing: Listing, text: str, reason: str) -> None:
    wanted = text.lower().strip()
    cards = [card for card in scene.cards if wanted in (card.title.lower(), card.face, card.key)]
    cards = cards or [card for card in scene.cards if wanted and wanted in card.title.lower().split()]
    spot = next((spot for spot in scene.spots if plain(wanted) in (plain(spot_name(spot)), spot.key)), None)
    panel = next((panel for panel in scene.panels if wanted and plain(panel.title).startswith(plain(wanted))), None)
    pieces = [piece for piece in scene.pieces if wanted and f" {plain(wanted)} " in f" {plain(piece.label)} "]
    zone = next((key for key, label in scene.zones if wanted and label.lower().startswith(wanted)), None)
    if cards:
        _cards(voice, scene, cards)
        return
    if spot:
        show_spot(voice, scene, spot)
        return
    if zone:
        open_zone(voice, scene, zone)
        return
    if panel:
        show_panel(voice, panel)
        voice.rows([(("", ""), (line, "")) for line in panel.more])
        return
    if pieces:
        for piece in pieces:
            voice.rows([((piece.label, "cyan"), (piece.body, ""))])
            show_origin(voice, piece.origin)
        return
    group = next((group for group in listing.groups if wanted and group.title.lower().startswith(wanted)), None)
    rule = game.rulebook.find(text)
    if group:
        listing.some([number for number, _ in group.members])
    elif rule:
        browse.show(voice, rule)
    elif len(wanted.split()) > 1 and not game.rulebook.search(text, voice.texts, voice.lang):
        not_understood(voice, game, text, reason)
    else:
        browse.search(voice, game, text)


def plain(text: str) -> str:
    """A name as people type it: without accents, case and punctuation."""
    letters = unicodedata.normalize("NFKD", text.lower())
    return " ".join("".join(letter for letter in letters if letter.isalnum() or letter in " -").split())


def not_understood(voice: Voice, game: Game, text: str, reason: str) -> None:
    """One line. The engine's own reason is in English, so only English readers get it, if it says more than that."""
    verb = (text.lower().split() or [""])[0]
    if voice.lang == "en" and any(verb == known.name for known in game.notation.verbs):
        voice.tell("t-not-understood-because", "yellow", text=text, reason=reason)
    else:
        voice.tell("t-not-understood", "yellow", text=text)


def _cards(voice: Voice, scene: Scene, cards: list[Card]) -> None:
    """Where the copies are, and the text once."""
    zones = dict(scene.zones)
    for card in cards:
        voice.line(f"{card.label} ({zones[card.zone]})" if card.zone in zones else card.label, "bold")
    for card in {(card.body, card.origin): card for card in cards}.values():
        show_card(voice, card)
