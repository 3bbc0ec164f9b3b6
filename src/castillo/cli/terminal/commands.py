"""What may be typed at a question. A line is obeyed, or answered by one clear sentence; nothing is ever lost."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from castillo.cli.terminal import reference
from castillo.cli.terminal.account import account
from castillo.cli.terminal.keyboard import Leave
from castillo.cli.terminal.matching import folded, numbers_in, option_for, several, small_steps
from castillo.cli.terminal.options import Labelled
from castillo.kernel import texts
from castillo.kernel.decision import Decision
from castillo.kernel.errors import IllegalChoice
from castillo.table import NotAllowed

if TYPE_CHECKING:
    from castillo.cli.terminal.session import Session

ANSWERED = True
STILL_ASKED = False


class Commands:
    """Obeys lines until the question is answered."""

    def __init__(self, session: Session, decision: Decision, choices: list[Labelled]) -> None:
        self.session = session
        self.decision = decision
        self.choices = choices
        self.words = session.words
        self.verbs: dict[str, Callable[[str], bool]] = {
            "?": self.help,
            "help": self.help,
            "b": self.take_back,
            "back": self.take_back,
            "log": self.log,
            "rules": self.rules,
            "save": self.save,
            "set": self.set_out,
            "stand": self.stand,
            "q": self.quit,
            "quit": self.quit,
        }

    def obey(self, line: str) -> bool:
        """Do what a line says; whether the question is answered."""
        try:
            return self._obey(line)
        except NotAllowed as error:
            return self._say(self.words.text(error.reason))

    def _obey(self, line: str) -> bool:
        if not line:
            return self._enter()
        if line.startswith("?"):
            return self.help(line[1:].strip())
        verb, _, rest = line.partition(" ")
        if verb.casefold() in self.verbs:
            return self.verbs[verb.casefold()](rest.strip())
        return self.choose(line)

    def _enter(self) -> bool:
        """An empty line answers where there is nothing to choose from."""
        if len(self.choices) > 1:
            return self._say(self.words("type-number"))
        self.session.choose(self.choices[0].option, self.decision.seat)
        return ANSWERED

    def _say(self, sentence: str) -> bool:
        self.session.screen.say(sentence)
        return STILL_ASKED

    # -- answering ---------------------------------------------------------------------------------------

    def choose(self, line: str) -> bool:
        option = option_for(line, self.choices, self._places)
        if option is not None:
            self.session.choose(option, self.decision.seat)
            return ANSWERED
        numbers = several(line, self.choices)
        steps = numbers or small_steps(line, self._places, self._owners)
        if steps is not None and self._possible(steps[0]):
            self.session.queue = steps
            self.session.queue_kind = self.decision.kind if numbers else ""
            return ANSWERED
        return self._say(self._why_not(line, steps))

    def _possible(self, step: str) -> bool:
        notations = [choice.option.notation for choice in self.choices]
        return any(n == step or n.startswith(f"{step} ") for n in notations)

    def _why_not(self, line: str, steps: list[str] | None) -> str:
        """One sentence: why that is not offered, or that nobody understands it."""
        target = steps[0].split(" ")[-1] if steps else self._places.get(folded(line.split(" ", 1)[-1]), "")
        reason = self.decision.why_not(target) if target else None
        if reason is not None:
            return self.words.text(reason)
        labels = sorted(choice.label for choice in self.choices)
        unknown = [number for number in numbers_in(line) if int(number) not in labels]
        if unknown:
            return self.words("no-such-number", number=unknown[0], allowed=", ".join(str(n) for n in labels))
        return self.words("not-understood", line=line)

    @cached_property
    def _places(self) -> dict[str, str]:
        """Places by what one may call them."""
        ids = [place["id"] for place in self.session.game.view(None)["board"]["places"]]
        return {name: place for place in ids for name in (folded(self.words.place(place)), place)}

    @cached_property
    def _owners(self) -> dict[str, str]:
        """Seats in notation, by what one may call them."""
        names: dict[str, str] = {}
        stacks = self.session.game.view(None)["board"]["stacks"]
        for seat in {*range(self.session.game.seats), *(stack["owner"] for stack in stacks)}:
            word = texts.speech("en").name_of({"seat": seat}).lower()
            names |= {folded(self.words.seat(seat)): word, word: word}
        return names

    # -- everything else ---------------------------------------------------------------------------------

    def help(self, about: str) -> bool:
        screen = self.session.screen
        if about:
            screen.show(reference.about(about, self.session.game.view(self.decision.seat), screen))
        else:
            screen.show(reference.help_page(self.words))
        return STILL_ASKED

    def take_back(self, rest: str) -> bool:
        seat = self.decision.seat
        try:
            self.session.take_back(seat)
        except IllegalChoice as error:
            return self._say(self.words.text(error.reason) if error.reason else str(error))
        return ANSWERED

    def log(self, rest: str) -> bool:
        for line in account(self.session.history.events(self.decision.seat), self.words):
            self.session.screen.say(line)
        return STILL_ASKED

    def rules(self, number: str) -> bool:
        self.session.screen.show(reference.rules(number, self.session.game.setup, self.words))
        return STILL_ASKED

    def save(self, file: str) -> bool:
        path = Path(file).expanduser() if file else self.session.save_to
        if path is None:
            return self._say(self.words("save-where"))
        return self._say(self._saved(path))

    def _saved(self, path: Path) -> str:
        try:
            self.session.save(path)
        except OSError as error:
            return self.words("not-saved", file=str(path), why=error.strerror or str(error))
        return self.words("saved", file=str(path))

    def set_out(self, name: str) -> bool:
        """Pick a whole set of cards at once."""
        picker = self.session.game.view(self.decision.seat)["decision"].get("picker")
        presets = {preset["id"]: set(preset["cards"]) for preset in picker["presets"]} if picker else {}
        if name not in presets:
            sets = ", ".join(f"set {preset}" for preset in presets)
            return self._say(self.words("no-such-set", sets=sets) if presets else self.words("no-set-now"))
        wanted = [card for card in picker["cards"] if (card["id"] in presets[name]) != picker["leaves_out"]]
        back = [card["unmark"] for card in picker["cards"] if card["marked"] and card not in wanted]
        for action in back + [card["mark"] for card in wanted if not card["marked"]]:
            self.session.choose(action, self.decision.seat)
        return ANSWERED

    def stand(self, rest: str) -> bool:
        window, _, answer = rest.partition(" ")
        try:
            self.session.stand(self.decision.seat, window, answer.strip())
        except IllegalChoice as error:
            return self._say(str(error))
        self.session.note = self.words(
            "standing", window=window, answer=self.words.kernel(f"standing-{answer.strip()}")
        )
        return ANSWERED

    def quit(self, rest: str) -> bool:
        """Leave, after asking whether and where to save."""
        if self.session.save_to is None:
            answer = self.session.keyboard.ask(self.words("quit-save") + " ")
            if answer.casefold() == "c":
                return self._say(self.words("quit-stayed"))
            if answer:
                self._say(self._saved(Path(answer).expanduser()))
        raise Leave
