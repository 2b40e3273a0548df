"""Former public names: whoever asks for one is told what it is called now."""

from collections.abc import Mapping


def no_attribute(of: object, name: str, moved: Mapping[str, str]) -> AttributeError:
    """What Python says of a name that is not there, or what to write in its place."""
    kind = type(of).__name__
    if name in moved:
        return AttributeError(f"{kind}.{name} is {moved[name]} now.", name=name, obj=of)
    return AttributeError(f"{kind!r} object has no attribute {name!r}", name=name, obj=of)
