"""Goes into the memory snapshot: modules whose text is known when it is made are compiled then.

PyScript lays the files of its own package before it runs a script, and imports them. Compiling them anew at every start
would cost a tenth of it. What lies there with another text is compiled as ever.
"""

import importlib.abc
import importlib.util
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

Known = dict[str, tuple[bytes, CodeType]]


class KnownLoader(SourceFileLoader):
    def __init__(self, name: str, path: str, known: Known) -> None:
        super().__init__(name, path)
        self.known = known

    def get_code(self, fullname: str) -> CodeType | None:
        text, code = self.known[fullname]
        return code if self.get_data(self.path) == text else super().get_code(fullname)


class KnownFinder(importlib.abc.MetaPathFinder):
    def __init__(self, folder: Path, texts: Mapping[str, str]) -> None:
        self.files = {self.name_of(file): str(folder / file) for file in texts}
        self.known: Known = {}
        for file, text in texts.items():
            name = self.name_of(file)
            self.known[name] = text.encode(), compile(text, self.files[name], "exec", dont_inherit=True)

    @staticmethod
    def name_of(file: str) -> str:
        return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        place = self.files.get(fullname)
        if place is None or not Path(place).is_file():
            return None
        return importlib.util.spec_from_file_location(fullname, place, loader=KnownLoader(fullname, place, self.known))


def learn(folder: str, texts: Mapping[str, str]) -> None:
    """From now on these files, by name below the folder, need no compiling if they lie there with these texts."""
    sys.meta_path.insert(0, KnownFinder(Path(folder), texts))
