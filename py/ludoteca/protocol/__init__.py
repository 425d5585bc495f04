"""The messages between the page and the two workers, as types; web/bridge/protocol.js has the same for JavaScript.

Requests are told apart by `op`. `bridge.py` and `mind.py` answer them; the return type of each operation there is the
shape of its reply. A field that has its default value is left out (`NotRequired`). tests/contract checks that the
samples, which both languages read, have these shapes.
"""
