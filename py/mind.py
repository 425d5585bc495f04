"""The mind's worker: where bots think. `stop` is heard because thinking yields."""

import json

from ludoteca import mind
from pyscript import sync


async def think(request: str) -> str:
    return json.dumps(await mind.think(json.loads(request)))


sync.think = think
sync.stop = mind.stop
