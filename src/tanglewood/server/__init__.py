"""The server: tables for browsers, over HTTP and WebSocket. Needs the extra `server`."""
