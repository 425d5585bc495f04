"""The engine's worker: the only Python here that knows it is in a browser. JSON text in, JSON text out."""

from ludoteca import bridge
from pyscript import sync

sync.handle = bridge.answer
