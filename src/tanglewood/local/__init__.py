"""A host of tables for one browser: the server's protocol by plain calls, in one process, without a
network, a database or threads."""
