"""What many tests share."""

import pytest

rule = pytest.mark.rule
"""`@rule("fox.follow")`: the rule ids that a test witnesses; every id must have a witness."""
