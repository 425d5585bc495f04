"""The engine's worker: the only Python here that knows it is in a browser. JSON text in, JSON text out."""

import json

from ludoteca import bridge
from pyscript import sync


def handle(request: str) -> str:
    return json.dumps(bridge.handle(json.loads(request)), separators=(",", ":"), ensure_ascii=False)


sync.handle = handle
