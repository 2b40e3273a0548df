"""The bridge to a page: one text in, one text out, for the worker in which the host runs.

The worker calls with what somebody asks. It keeps the `texts` of the answer for good and only then
carries away what is `told`; if they cannot be kept it calls with `lost`, and forgets that answer.
"""

import json
from typing import Any

from tanglewood.core.message import Message, speak_with
from tanglewood.local.host import Host
from tanglewood.local.kernel import PageCall, provide_from_page
from tanglewood.local.shelf import Shelf


class Bridge:
    """A host behind one function."""

    def __init__(self) -> None:
        self._host = Host(Shelf())

    def call(self, text: str) -> str:
        """Do what is asked, and say what came of it; `wait` is after how many milliseconds there is
        more to do (`work`). Without an answer a question is to be asked again, after what others
        ask. After an error every link is closed, and what is kept is as before."""
        try:
            return json.dumps(self._call(json.loads(text)))
        except Exception:
            self._host.forget()
            raise

    def _call(self, request: dict[str, Any]) -> dict[str, Any]:
        host, answer, wait = self._host, None, 0.0
        if request["do"] != "lost":
            host.shelf.commit()
        match request:
            case {"do": "lost"}:
                host.roll_back(Message("local-full"))
            case {"do": "bring", "start": start, "texts": texts}:
                host.shelf.bring(start, texts)
            case {"do": "ask", "method": method, "path": path, "body": body}:
                answer = host.ask_for_a_while(method, path, body)
            case {"do": "open", "link": link, "table": table}:
                host.open(link, table)
            case {"do": "hear", "link": link, "text": message}:
                host.receive(link, message)
            case {"do": "close", "link": link}:
                host.close(link)
            case {"do": "work"}:
                due = host.work()
                wait = -1.0 if due is None else due
            case _:
                raise ValueError(f"nothing that a page asks for: {request}")
        return {
            "answer": answer,
            "texts": host.shelf.trial,
            "told": host.take_outgoing(),
            "wait": None if wait < 0 else round(wait * 1000),
        }


def start(call: PageCall | None = None) -> Bridge:
    """A bridge where the page says everything: the catalogue need not be there. `call` reaches the
    kernel beside this Python, where there is one."""
    speak_with(_by_id)
    if call is not None:
        provide_from_page(call)
    return Bridge()


def _by_id(message: Message) -> str:
    return message.id
