"""What was said at tables, as a store keeps it."""

from sqlalchemy import delete, exists, insert, literal, select

from tanglewood.session.change import Chat
from tanglewood.session.store.driver import Driver
from tanglewood.session.store.schema import CHATS


class ChatBook:
    """The chats of a store."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def add(self, table: str, chat: Chat, request: str, most: int = 200) -> Chat:
        """Keep what somebody said, once for a request; as it is kept. Only the `most` newest lines
        of a table are kept."""
        values = {"table_id": table, **chat._asdict(), "request": request}
        same = (CHATS.c.table_id == table, CHATS.c.seat == chat.seat, CHATS.c.request == request)
        columns = [CHATS.c[name] for name in values]
        new = select(*(literal(values[each.name], each.type) for each in columns))
        beyond = (
            select(CHATS.c.id)
            .where(CHATS.c.table_id == table)
            .order_by(CHATS.c.id.desc())
            .limit(1)
            .offset(most)
        ).scalar_subquery()
        await self._driver.execute(
            insert(CHATS).from_select(columns, new.where(~exists().where(*same))),
            delete(CHATS).where(CHATS.c.table_id == table, CHATS.c.id <= beyond),
        )
        query = select(CHATS.c.seat, CHATS.c.name, CHATS.c.text, CHATS.c.at).where(*same)
        return Chat(*(await self._driver.fetch(query))[0])

    async def has(self, table: str, seat: int, request: str) -> bool:
        """Whether what a seat said with this request is kept."""
        same = (CHATS.c.table_id == table, CHATS.c.seat == seat, CHATS.c.request == request)
        return bool(await self._driver.fetch(select(CHATS.c.id).where(*same)))

    async def latest(self, table: str, most: int = 50) -> list[Chat]:
        """The last things said at a table, oldest first."""
        rows = await self._driver.fetch(
            select(CHATS.c.seat, CHATS.c.name, CHATS.c.text, CHATS.c.at)
            .where(CHATS.c.table_id == table)
            .order_by(CHATS.c.id.desc())
            .limit(most)
        )
        return [Chat(*row) for row in reversed(rows)]
