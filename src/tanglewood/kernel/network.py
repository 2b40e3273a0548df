"""Learned networks inside the compiled kernel, for `tanglewood.analysis.networks`."""

from typing import Protocol, cast

from tanglewood.core.errors import BadText
from tanglewood.kernel.presence import need


class NativeNetwork(Protocol):
    """A network in whole numbers."""

    def outputs(self, observation: bytes) -> list[int]: ...


def network(
    caps: bytes, shifts: list[int], weights: list[bytes], bias: list[bytes]
) -> NativeNetwork:
    """The network with these layers; one that does not fit together or could overflow is
    refused."""
    try:
        return cast(NativeNetwork, need().Network(caps, shifts, weights, bias))
    except ValueError as error:
        raise BadText(str(error)) from None
