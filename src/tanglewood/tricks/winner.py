"""The winner of a trick of two cards."""


def follower_wins(
    lead_suit: int, lead_rank: int, follow_suit: int, follow_rank: int, trump: int
) -> bool:
    """Whether the second card beats the first.

    The highest trump wins; without a trump the highest card of the lead suit. Suits are the ones
    that count when the winner is determined; `trump` is -1 when there is no trump suit.
    """
    if follow_suit == lead_suit:
        return follow_rank > lead_rank
    return follow_suit == trump
