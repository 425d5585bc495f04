"""The Automaton of solo play: it draws a card and takes from the market what the card names."""

from ludoteca.games.world_wonders.content import MONUMENTS, SOLO_CARDS
from ludoteca.games.world_wonders.events import AutomatonDrew, AutomatonIdled, AutomatonTook, Change, Event
from ludoteca.games.world_wonders.market import is_on_offer, remove_from_offer, show_monument, shown_monuments
from ludoteca.games.world_wonders.state import NOTHING, STACK, State, with_solo_deck

SECTIONS = tuple(
    tuple(tuple(section.split("+")) for section in card.sections.split(" / ") if section) for card in SOLO_CARDS
)
"""The solo cards as sections of items."""
_SIDES = {"left": 0, "right": -1}
"""Which of the monuments shown an arrow of a card means; a single one is both the first and the last."""


def automaton_turn(state: State) -> Change:
    """Reveal a card and carry out its first section of which something is on offer (page 6)."""
    state, events = _draw_card(state)
    for section in SECTIONS[state.solo_card]:
        available = [item for item in section if _may_take(state, item)]
        for item in available:
            state, taken = _take(state, item)
            events += taken
        if available:
            return state, events
    return state, (*events, AutomatonIdled(SOLO_CARDS[state.solo_card].key))


def _draw_card(state: State) -> Change:
    """The next card with sections; the shuffle card, which has none, makes a new deck of all cards first."""
    card, deck, rng = state.rng.take(state.solo_deck)
    events: tuple[Event, ...] = (AutomatonDrew(SOLO_CARDS[card].key),)
    while not SECTIONS[card]:
        card, deck, rng = rng.take(tuple(range(len(SOLO_CARDS))))
        events += (AutomatonDrew(SOLO_CARDS[card].key),)
    return with_solo_deck(state, deck, card, rng), events


def _may_take(state: State, item: str) -> bool:
    return bool(shown_monuments(state)) if item in _SIDES else is_on_offer(state, item)


def _take(state: State, item: str) -> Change:
    if item not in _SIDES:
        face = state.offer[STACK[item]] if item in STACK else NOTHING
        return remove_from_offer(state, item), (AutomatonTook(item, face),)
    slots = [slot for slot, monument in enumerate(state.monuments) if monument != NOTHING]
    slot = slots[_SIDES[item]]
    monument = state.monuments[slot]
    state, shown = show_monument(state._replace(taken=(*state.taken, monument)), slot)
    return state, (AutomatonTook(MONUMENTS[monument].key), *shown)
