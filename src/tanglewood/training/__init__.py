"""Players that learn by themselves: self-play of the kernel's games inside compiled JAX programs.

Nothing below this room imports it; what it makes are network files that `analysis` reads.
"""
