"""Hostile input made from good input: requests and frames with something wrong in them.

Everything comes from a seeded generator, so what was found once is found again.
"""

import json
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final
from urllib.parse import quote

TEXTS: Final = [
    "", " ", "\0", "a\0b", "\ud800", "\udfff\ud800", "\x7f", "\x1b[2J", "\u202e", "\ufeff",
    "é" * 30, "😀", "name", "self", "__class__", "table", "id", "-1", "1e9", "NaN", "null", "None",
    "../../etc", "%00", "%s", "{0}", "'; DROP TABLE tables;--", "x" * 41, "x" * 5000,
    "decree=keep", "decree=\0", "components.boards", "A" * 16, "\0" * 20, "\n\r\t", "uniform",
    "search:99999999999", "search:-1", "cmd:true", "old-oak", "deal=", "B1", "0", "٣", "１",
    "²", "½", "ﷺ" * 20, "Z" + "\u0351" * 38, "\u2028", "\U0010ffff", "\u200b", "İ", "ß" * 40,
]  # fmt: skip
VALUES: Final[list[Any]] = [
    None, True, False, 0, 1, -1, 2**31, 2**63, 2**64, -(2**70), 10**80, 0.5, -0.0, 1e308, [], {},
    [[]], [None], [0] * 300, -(2**31), 2**53 + 1, 5e-324, {"": None}, {"name": 1},
    {"self": 1}, {"\ud800": "\ud800"}, {"\0": "\0"},
]  # fmt: skip
RAW: Final = [
    b"\0", b"\xff", b"\xed\xa0\x80", b"\xc0\x80", b"\\ud800", b"\\ud800\\ud800", b"\\u0000", b"\\x",
    b"1" * 400, b"1" * 5000, b"1e9999", b"-", b"[" * 2000, b'{"a":' * 2000, b'"', b",", b"}",
    b"NaN", b"\r\n", b"%00", b"%ff", b"%ed%a0%80", b"%", b"/", b"//", b"?", b"#", b"\xef\xbb\xbf",
]  # fmt: skip
HEADERS: Final = [
    (b"Content-Type", [b"text/plain", b"application/json; charset=\xff", b"", b";", b"/",
                       b"application/json; charset", b"multipart/form-data",
                       b"multipart/form-data; boundary=x", b"application/x-www-form-urlencoded",
                       b"application/msgpack", b"application/json;charset=utf-16"]),
    (b"Accept", [b"", b"*/*;q=x", b"\xff", b"text/html,,;q=", b"application/json;q=" + b"9" * 400]),
    (b"Accept-Encoding", [b"gzip;q=\xff", b"", b"br"]),
    (b"If-None-Match", [b"\xff", b'"', b"*"]),
    (b"Origin", [b"", b"null", b"http://[", b"\xff", b"http://a:b:c", b"http://\xe2\x84\xa8"]),
    (b"Host", [b"", b"[", b"\xff", b"127.0.0.1:99999999", b"::", b"localhost:x", b"[::1%\xff]"]),
    (b"Cookie", [b"=", b"a=\xff;;b", b'a="\\', b"\x01"]),
    (b"Content-Length", [b"-1", b"x", b"0", b"5", b"9" * 30]),
    (b"Transfer-Encoding", [b"chunked", b"x", b"chunked, chunked"]),
    (b"Expect", [b"100-continue", b"x"]),
    (b"Range", [b"bytes=0-", b"bytes=-\xff"]),
    (b"X-Forwarded-For", [b"\xff", b"1.2.3.4, \0", b","]),
    (b"Upgrade", [b"websocket", b"h2c"]),
    (b"X" * 3000, [b"y" * 3000]),
]  # fmt: skip
HURT: Final = [
    "body", "body", "body", "body", "path", "query", "header", "method", "bytes", "all", "cut",
    "noise",
]  # fmt: skip
METHODS: Final = [
    b"GET", b"HEAD", b"POST", b"PUT", b"PATCH", b"DELETE", b"OPTIONS", b"TRACE", b"CONNECT",
    b"PROPFIND", b"NOTHING", b"get",
]  # fmt: skip


@dataclass(slots=True)
class Asked:
    """A request before it is written down; `path` holds the parts between the slashes."""

    method: bytes
    path: list[str]
    query: dict[str, Any] = field(default_factory=dict)
    body: Any = None


def good_requests(table: str, over: str, token: str, invite: str, record: Any) -> list[Asked]:
    """A request of each kind that would be answered well."""
    me, friend = {"player": "me", "name": "Ada"}, {"player": "friend", "name": "Ben"}
    held = {"seats": [{"table": table, "token": token, "seat": 0}]}
    join = {"invite": invite, "request": "r" * 16, "name": "Ben"}
    bot = {"player": "ai", "agent": "uniform", "name": "Bot"}
    dealer = [{"chance": "dealer", "outcome": ["0"]}]
    requests: list[dict[str, Any]] = [
        {"game": "fox", "seats": [me, bot], "options": {"target": 21}, "outcomes": dealer},
        {"game": "fox-mini", "seats": [me, friend], "options": {"suits": 2, "scores": [0, 1]},
         "clock": {"seconds": 60, "increment": 5}},
        {"game": "deluxe", "seats": [me, me], "options": {"goals": True, "components": {}}},
        {"game": "duet", "seats": [me, me], "deal": "AAAAAAAAAAAAA", "options": {"side": "A"}},
        {"game": "woods", "seats": [me, me, me], "options": {"players": 3, "deck": "even"}},
    ]  # fmt: skip
    return [
        Asked(b"GET", [""]),
        Asked(b"GET", ["t", table]),
        Asked(b"GET", ["assets", "none.js"]),
        Asked(b"GET", ["health"]),
        Asked(b"GET", ["metrics"]),
        Asked(b"GET", ["schema", "openapi.json"]),
        Asked(b"GET", ["api", "hello"]),
        Asked(b"GET", ["api", "games", "fox", "actions"]),
        Asked(b"GET", ["api", "rules", "fox"]),
        Asked(b"GET", ["api", "tables", table]),
        Asked(b"GET", ["api", "tables", over, "record"]),
        Asked(b"GET", ["api", "tables", over, "moments"], {"viewer": "all", "from": 0, "to": 9}),
        *(Asked(b"POST", ["api", "tables"], {}, request) for request in requests),
        Asked(b"POST", ["api", "tables", table, "join"], {}, join),
        Asked(b"POST", ["api", "mine"], {}, held),
        Asked(b"POST", ["api", "statistics"], {}, held),
        Asked(b"POST", ["api", "qr"], {}, {"text": "http://localhost/"}),
        Asked(
            b"POST", ["api", "replay"], {}, {"record": record, "viewer": "all", "from": 0, "to": 5}
        ),
    ]


def hostile_request(choice: Random, good: list[Asked]) -> tuple[bytes, bool]:
    """A request with something wrong in it, as bytes, and whether it surely has an end."""
    asked = deepcopy(choice.choice(good))
    headers = {b"Host": b"localhost", b"Connection": b"close"}
    hurt = choice.choice(HURT)
    if hurt == "noise":
        return choice.randbytes(choice.choice([1, 20, 300])) + b"\r\n\r\n", False
    if hurt == "body" and asked.body is None:
        hurt = "path"
    method, query = asked.method, dict(asked.query)
    if hurt == "body":
        asked.body = hostile(choice, asked.body)
    elif hurt == "path":
        asked.path[choice.randrange(len(asked.path))] = choice.choice(TEXTS)
    elif hurt == "query":
        query[choice.choice([*query, "viewer", "from", "x"])] = choice.choice([*TEXTS, *VALUES])
    elif hurt == "method":
        method = choice.choice(METHODS)
    body = b"" if asked.body is None else written(choice, asked.body)
    if asked.body is not None:
        headers[b"Content-Type"] = b"application/json"
    if hurt == "bytes" and body:
        body = scrambled(choice, body)
    if body:
        headers[b"Content-Length"] = b"%d" % len(body)
    if hurt == "header":
        name, values = choice.choice(HEADERS)
        headers[name] = choice.choice(values)
    target = b"/" + "/".join(_quoted(choice, part) for part in asked.path).encode()
    if query:
        pairs = (f"{_quoted(choice, key)}={_quoted(choice, str(query[key]))}" for key in query)
        target += b"?" + "&".join(pairs).encode()
    if hurt == "bytes" and not body:
        target = scrambled(choice, target)
    head = b"".join(b"%s: %s\r\n" % header for header in headers.items())
    whole = b"%s %s HTTP/1.1\r\n%s\r\n%s" % (method, target, head, body)
    if hurt == "cut":
        return whole[: choice.randrange(1, len(whole))], False
    if hurt == "all":
        return scrambled(choice, whole), False
    return whole, hurt not in {"header", "bytes", "method"}


def good_frames(number: int, token: str) -> list[dict[str, Any]]:
    """A message of each kind."""
    at = {"number": number, "id": "1"}
    return [
        {"type": "join", "token": token, "since": 0, "mode": "assist", "id": "0"},
        {"type": "act", "action": "B1"} | at,
        {"type": "undo"} | at,
        {"type": "takeover", "seat": 1, "agent": "uniform"} | at,
        {"type": "back"} | at,
        {"type": "claim", "seat": 1} | at,
        {"type": "rematch", "id": "1"},
        {"type": "chat", "text": "hello", "id": "1", "request": "r" * 16},
        {"type": "hint"} | at,
        {"type": "ping", "id": "1"},
    ]


def hostile_frame(choice: Random, good: list[dict[str, Any]]) -> tuple[bytes, bool]:
    """A frame with something wrong in it, and whether it calls itself text."""
    frame = written(choice, hostile(choice, deepcopy(choice.choice(good))))
    if choice.random() < 0.3:
        frame = scrambled(choice, frame)
    frame = frame[:8000]
    try:
        frame.decode()
    except UnicodeDecodeError:  # as text it ends the connection, and what follows is not heard
        return frame, choice.random() < 0.1
    return frame, choice.random() < 0.8


def deep(choice: Random) -> Any:
    """A value nested deeper than anybody means it."""
    value: Any = 1
    for _ in range(choice.choice([20, 100, 400])):
        value = [value] if choice.random() < 0.5 else {"a": value}
    return value


def hostile(choice: Random, value: Any) -> Any:
    """A JSON value with one or two places spoilt."""
    for _ in range(choice.choice([1, 1, 2])):
        value = _spoilt(choice, value)
    return value


def _spoilt(choice: Random, value: Any) -> Any:
    if isinstance(value, dict) and value and choice.random() < 0.85:
        key = choice.choice([*value])
        if choice.random() < 0.15:
            value[choice.choice(TEXTS)] = choice.choice([*TEXTS, *VALUES])
        elif choice.random() < 0.1:
            del value[key]
        else:
            value[key] = _spoilt(choice, value[key])
        return value
    if isinstance(value, list) and value and choice.random() < 0.85:
        place = choice.randrange(len(value))
        value[place] = _spoilt(choice, value[place])
        return value
    if choice.random() < 0.03:
        return deep(choice)
    return deepcopy(choice.choice([*TEXTS, *VALUES]))


def written(choice: Random, value: Any) -> bytes:
    """JSON, with signs escaped or as they are: lone surrogates may be in either."""
    if choice.random() < 0.5:
        return json.dumps(value).encode()
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")


def scrambled(choice: Random, data: bytes) -> bytes:
    """Bytes with some of them changed, lost, doubled, or something put between."""
    for _ in range(choice.choice([1, 1, 2, 5])):
        at, upto = sorted(choice.randrange(len(data) + 1) for _ in range(2))
        upto = min(upto, at + 8)
        put = choice.choice([b"", data[at:upto] * 2, choice.randbytes(3), choice.choice(RAW)])
        data = data[:at] + put + data[upto:]
    return data


def _quoted(choice: Random, text: str) -> str:
    """A part of a target, escaped as clients do."""
    data = text.encode("utf-8", "surrogatepass")
    return quote(data, safe="" if choice.random() < 0.7 else "/%?")
