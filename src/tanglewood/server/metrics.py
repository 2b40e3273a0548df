"""What the server counts, for Prometheus."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.changes = Counter(
            "tanglewood_changes", "Changes stored.", ["kind"], registry=self.registry
        )
        self.refused = Counter(
            "tanglewood_refused", "Messages refused.", ["reason"], registry=self.registry
        )
        self.requests = Counter(
            "tanglewood_requests", "HTTP answers.", ["method", "status"], registry=self.registry
        )
        self.connections = Gauge(
            "tanglewood_connections", "Open WebSockets.", registry=self.registry
        )
        self.rooms = Gauge("tanglewood_rooms", "Tables in memory.", registry=self.registry)
        self.conflicts = Counter(
            "tanglewood_conflicts", "Numbers another server took first.", registry=self.registry
        )
        self.append = Histogram(
            "tanglewood_append_seconds", "Storing a change.",
            buckets=_QUICK, registry=self.registry,
        )  # fmt: skip
        self.broadcast = Histogram(
            "tanglewood_broadcast_seconds", "From a message to its broadcast.",
            buckets=_QUICK, registry=self.registry,
        )  # fmt: skip
        self.thinking = Histogram(
            "tanglewood_thinking_seconds", "An agent's decision.",
            buckets=_QUICK, registry=self.registry,
        )  # fmt: skip

    def text(self) -> bytes:
        """The counters as Prometheus reads them."""
        return generate_latest(self.registry)
