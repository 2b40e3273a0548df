"""What the server counts, for Prometheus; without its client (the extra `host`) nothing."""

from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from typing import Any, Final, Protocol, Self

from tanglewood.core.extras import needs

_QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Meter(Protocol):
    """A counter, a gauge or a histogram, as far as the server uses them."""

    def labels(self, *values: str) -> Self: ...

    def inc(self, amount: float = 1) -> None: ...

    def dec(self) -> None: ...

    def set(self, value: float) -> None: ...

    def observe(self, value: float) -> None: ...

    def time(self) -> AbstractContextManager[Any]: ...


class Uncounted:
    """A meter that nobody reads."""

    def labels(self, *values: str) -> Self:
        return self

    def inc(self, amount: float = 1) -> None: ...

    def dec(self) -> None: ...

    def set(self, value: float) -> None: ...

    def observe(self, value: float) -> None: ...

    def time(self) -> AbstractContextManager[Any]:
        return nullcontext()


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self._registry: Any = None
        if find_spec("prometheus_client") is not None:
            from prometheus_client import CollectorRegistry

            self._registry = CollectorRegistry()
        self.changes = self._counter("tanglewood_changes", "Changes stored.", "kind")
        self.refused = self._counter("tanglewood_refused", "Messages refused.", "reason")
        self.requests = self._counter("tanglewood_requests", "HTTP answers.", "method", "status")
        self.conflicts = self._counter("tanglewood_conflicts", "Numbers another server took first.")
        self.connections = self._gauge("tanglewood_connections", "Open WebSockets.")
        self.rooms = self._gauge("tanglewood_rooms", "Tables in memory.")
        self.expired = self._counter("tanglewood_expired", "Old tables deleted.")
        self.disk_free = self._gauge("tanglewood_disk_free_bytes", "Room on the store's disk.")
        self.disk_least = self._gauge("tanglewood_disk_least_bytes", "Below this it is low.")
        self.store_full = self._gauge("tanglewood_store_full", "1 while nothing can be kept.")
        self.backed_up = self._gauge(
            "tanglewood_backup_timestamp_seconds", "When the newest backup was made; 0: never."
        )
        self.append = self._times("tanglewood_append_seconds", "Storing a change.")
        self.broadcast = self._times(
            "tanglewood_broadcast_seconds", "From a message to its broadcast."
        )
        self.thinking = self._times(
            "tanglewood_thinking_seconds", "From asking an agent to its answer."
        )

    def text(self) -> bytes:
        """The counters as Prometheus reads them."""
        prometheus = needs("prometheus_client", "host", "metrics")
        text: bytes = prometheus.generate_latest(self._registry)
        return text

    def _counter(self, name: str, what: str, *labels: str) -> Meter:
        return self._meter("Counter", name, what, labelnames=labels)

    def _gauge(self, name: str, what: str) -> Meter:
        return self._meter("Gauge", name, what)

    def _times(self, name: str, what: str) -> Meter:
        return self._meter("Histogram", name, what, buckets=_QUICK)

    def _meter(self, kind: str, name: str, what: str, **settings: Any) -> Meter:
        if self._registry is None:
            return Uncounted()
        import prometheus_client

        meter: Meter = getattr(prometheus_client, kind)(
            name, what, registry=self._registry, **settings
        )
        return meter
