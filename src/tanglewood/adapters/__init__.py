"""The games under the interfaces of other libraries, each in a package of its own.

Importing this room asks for no library; importing an adapter asks for its own.
"""
