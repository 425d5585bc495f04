"""Modules compiled into the memory snapshot, so that they are not compiled again at each start.

PyScript writes the files of its own package into Python's file system before it runs a script, and imports them.
Compiling them at every start would take a tenth of the start's time. This module is part of the snapshot. It compiles
the same files when the snapshot is made; a file that later has another text is compiled as usual.
"""

import importlib.abc
import importlib.util
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

Compiled = dict[str, tuple[bytes, CodeType]]
"""The source text and its code, by the name of the module."""


class PrecompiledLoader(SourceFileLoader):
    """Loads the code that was compiled before, if the file still has the same text."""

    def __init__(self, name: str, path: str, compiled: Compiled) -> None:
        super().__init__(name, path)
        self.compiled = compiled

    def get_code(self, fullname: str) -> CodeType | None:
        text, code = self.compiled[fullname]
        return code if self.get_data(self.path) == text else super().get_code(fullname)


class PrecompiledFinder(importlib.abc.MetaPathFinder):
    """Finds the modules of these files once the files are there."""

    def __init__(self, folder: Path, texts: Mapping[str, str]) -> None:
        self.files = {self.name_of(file): str(folder / file) for file in texts}
        self.compiled: Compiled = {}
        for file, text in texts.items():
            name = self.name_of(file)
            self.compiled[name] = text.encode(), compile(text, self.files[name], "exec", dont_inherit=True)

    @staticmethod
    def name_of(file: str) -> str:
        """The name of the module that a file holds."""
        return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None or not Path(file).is_file():
            return None
        loader = PrecompiledLoader(fullname, file, self.compiled)
        return importlib.util.spec_from_file_location(fullname, file, loader=loader)


def install(folder: str, texts: Mapping[str, str]) -> None:
    """Compile these texts, given by their paths below the folder, for when the files are there with these texts."""
    sys.meta_path.insert(0, PrecompiledFinder(Path(folder), texts))
