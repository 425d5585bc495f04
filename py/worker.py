"""The worker of the rules engine: passes JSON text from the page to the bridge, and the answer back."""

from ludoteca import bridge
from pyscript import sync

sync.handle = bridge.answer
