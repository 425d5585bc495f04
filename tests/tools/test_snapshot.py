"""The snapshot holds every module: one that is missing in it could not be imported on the page."""

import pkgutil

import ludoteca
from tools import snapshot


def test_every_module_of_the_package_is_listed() -> None:
    listed = {name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in snapshot.names()}
    walked = {module.name for module in pkgutil.walk_packages(ludoteca.__path__, "ludoteca.")}
    assert listed == walked | {"ludoteca"}
