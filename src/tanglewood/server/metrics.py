"""What the server counts, for Prometheus; without its client (the extra `host`) nothing."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import accumulate
from typing import Any, Final, Protocol, Self, TypeVar

from tanglewood.core.libraries import needs

_QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


Own = TypeVar("Own", "Times", "Kinds")


class Meter(Protocol):
    """A counter or a gauge, as far as the server uses them."""

    def labels(self, *values: str) -> Self: ...

    def inc(self, amount: float = 1) -> None: ...

    def dec(self) -> None: ...

    def set(self, value: float) -> None: ...


class Uncounted:
    """A meter that nobody reads."""

    def labels(self, *values: str) -> Self:
        return self

    def inc(self, amount: float = 1) -> None: ...

    def dec(self) -> None: ...

    def set(self, value: float) -> None: ...


class Times:
    """How long something took, how often. It is noted with every action, so it is only put into
    Prometheus' words when somebody asks."""

    def __init__(self, name: str, what: str) -> None:
        self._name, self._what = name, what
        self._often = [0] * (len(_QUICK) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long."""
        self._often[bisect_left(_QUICK, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Any]:
        """For Prometheus."""
        from prometheus_client.core import HistogramMetricFamily

        bounds = [*map(str, _QUICK), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._often), strict=True))
        yield HistogramMetricFamily(self._name, self._what, buckets, self._sum)


class Kinds:
    """How often something of each kind happened; the same."""

    def __init__(self, name: str, what: str, label: str) -> None:
        self._name, self._what, self._label = name, what, label
        self._often: Counter[str] = Counter()

    def count(self, kind: str) -> None:
        """Once more."""
        self._often[kind] += 1

    def collect(self) -> Iterator[Any]:
        """For Prometheus."""
        from prometheus_client.core import CounterMetricFamily

        found = CounterMetricFamily(self._name, self._what, labels=[self._label])
        for kind, often in self._often.items():
            found.add_metric([kind], often)
        yield found


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self._registry: Any = None
        if find_spec("prometheus_client") is not None:
            from prometheus_client import CollectorRegistry

            self._registry = CollectorRegistry()
        self.changes = self._own(Kinds("tanglewood_changes", "Changes stored.", "kind"))
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
        self.append = self._took("tanglewood_append_seconds", "Storing a change.")
        self.broadcast = self._took(
            "tanglewood_broadcast_seconds", "From a message to its broadcast."
        )
        self.thinking = self._took(
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

    def _took(self, name: str, what: str) -> Times:
        return self._own(Times(name, what))

    def _own(self, meter: Own) -> Own:
        if self._registry is not None:
            self._registry.register(meter)
        return meter

    def _meter(self, kind: str, name: str, what: str, **settings: Any) -> Meter:
        if self._registry is None:
            return Uncounted()
        import prometheus_client

        meter: Meter = getattr(prometheus_client, kind)(
            name, what, registry=self._registry, **settings
        )
        return meter
