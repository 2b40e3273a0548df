"""Positions of Deluxe in the middle of an ability go on alike; impossible ones are refused."""

from random import Random

import pytest

from tanglewood import BadText, load
from tanglewood.kernel import twin
from tests.twin.test_positions import go_on

GAME = load("deluxe", special=9)
MANY = ",".join(f"{suit}{rank}" for suit in "BKM" for rank in range(1, 12) if rank not in {2, 3, 4})
MANY += ",Bow,Hammer,Potion,Shovel,Axe"

MIDWAY = {
    "an empty deck, a Woodcutter": "0:B5,K2 1:B4,K3 decree=M3",
    "an empty deck, a Crown": "0:B5,Crown 1:B4,K3 decree=M3 tricks=5-6",
    "an empty deck, a Potion": "0:Potion,K2 1:B4,K3 decree=M3",
    "the last Potion": "0:Potion 1:Fairy decree=M3 deck=K2,K5 tricks=6-6",
    "a Mirror as Potion": "0:Mirror,B5,K2 1:B4,K3,Tree decree=Potion deck=M1,M5 tricks=5-5",
    "a Mirror as Crown": "0:Mirror,B5,K2 1:B4,K3,Hammer decree=Crown deck=M1,M5 tricks=5-5",
    "a Mirror as Shovel": "0:Mirror,B5 1:B4,K3 decree=Shovel pile0=M2,M4 deck=M1,M5",
    "a replacement": "0:B2,K9,Mirror 1:B4,K3 decree=M3 trick=-,Hammer named=B deck=M1 turn=0",
    "a Potion as replacement": "0:B2,K9,Potion 1:B4,K3 decree=M3 trick=-,Hammer named=M deck=M1",
    "spilling a led Potion": "0:B2,K9 1:B4,K3,K4 decree=M3 phase=spill deck=M1,Potion",
    "spilling a Potion that followed": (
        "0:B2,K9 1:B4,K3 decree=M3 phase=spill trick=B7 turn=1 deck=M1,Potion"
    ),
    "pouring": "0:B2,K9,M4 1:B4,K3,K4 decree=M3 phase=pour shown=B2,M4 deck=M1,Potion",
    "naming": "0:B2,K9 1:B4,K3 decree=M3 phase=name trick=B5+Crown,Hammer deck=M1",
    "digging": "0:B2,K9 1:B4,K3 decree=M3 phase=dig trick=B5,Shovel turn=1 pile1=M1,Hammer deck=M2",
    "taking": "0:B2,K9 1:B4,K3,K5 decree=M3 phase=take trick=Fairy turn=0 shown=B4,K3",
    "giving": "0:B2,K9,B4 1:K3,K5 decree=M3 phase=give trick=Fairy turn=0",
    "a led Tree": "0:B2,K9 1:Shovel,K3,K5 decree=M3 trick=Tree pile1=M5,M7 deck=M1,M9",
    "an Axe on a Woodcutter": "0:B2,K9 1:Axe,K3,K5 decree=M3 trick=B5 deck=M1,M9",
    "goals under way": "0:B2,K9 1:Axe,K3 decree=M3 goals=long-march:2/0,three-paths:3/6 deck=M1",
    "the goal deck runs out": "0:B2 1:B3 decree=M3 goaldeck=timber tricks=6-6",
    "scores that fall": "0:B8,K9 1:B2,K8 decree=M3 goals=thorns,hexed scores=1-0 before=5-0",
}


@pytest.mark.parametrize("name", MIDWAY)
def test_a_position_in_the_middle_of_an_ability_goes_on_alike(name: str) -> None:
    for seed in range(12):
        go_on(GAME.position(MIDWAY[name]), Random(seed))


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("0:B2,K9 1:B4 decree=K3", "must be equally large"),
        ("0:B2 1:B4 decree=K3 tricks=9-9", "A round has 13 tricks"),
        ("0:B2 1:B4 decree=K3 tricks=14-0", "A round has 13 tricks"),
        ("0:B2 1:B4 decree=K3 trick=B5", "must be equally large"),
        ("0:B2,K9 1:B4,K3,K4 decree=M3 phase=pour shown=B4 deck=M1", "shown do not fit"),
        (
            "0:B2,K9,K2 1:B4,K3,K4 decree=M3 phase=pour shown=B2,B4 deck=M1",
            "shown do not fit",
        ),
        ("0:B2,K9 1:B4,K3,K5 decree=M3 phase=take trick=Fairy shown=B2", "shown do not fit"),
        (
            "0:B2,K9 1:B4,K3 decree=M3 phase=dig trick=B5,Shovel turn=1",
            "needs a trick",
        ),
        ("0:B2 1:B4 decree=K3 goals=timber,hexed,thorns", "At most two goals lie open"),
        (f"0:B2 1:B4 decree=K3 deck={MANY}", "The draw deck has 17 cards at most"),
    ],
)
def test_an_impossible_position_is_refused_kindly(position: str, sentence: str) -> None:
    with pytest.raises(BadText, match=sentence):
        twin(GAME.position(position))
