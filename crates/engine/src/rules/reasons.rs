//! Why a set-up makes no game.

use crate::reason::reasons;

reasons! {
    NO_PLAYERS = "no-players": "nobody is playing: name 1 to 8 players";
    TOO_MANY_PLAYERS = "too-many-players": "{count} players are too many: at most {most}";
    UNKNOWN_SYSTEM = "unknown-system": "there is no system \"{name}\"";
    UNKNOWN_PART = "unknown-part": "{system} has no part \"{name}\"";
    UNKNOWN_OPTION = "unknown-option": "there is no option \"{name}\"";
    OPTION_VALUE = "option-value": "option {name} can't be \"{value}\": choose one of {values}";
    UNKNOWN_FIGURE = "unknown-figure": "there is no figure \"{name}\"";
    TOO_MANY_FIGURES = "too-many-figures": "{count} of {name} are too many: at most {most}";
    UNKNOWN_SET = "unknown-set": "there is no tile set \"{name}\"";
    SET_OF_SYSTEM = "set-of-system": "{name} comes with its system and can't be added as a set";
    TOO_MANY_COPIES = "too-many-copies": "{count} copies of {name} are too many: at most {most}";
    TOO_MANY_TILES = "too-many-tiles": "{count} tiles are too many: at most {most}";
    UNKNOWN_TILE = "unknown-tile": "there is no tile \"{name}\"";
    PART_OF_BOARD = "part-of-board": "{name} is part of a start board, not a tile of its own";
    TILE_IN_HAND = "tile-in-hand": "{name} is played from the hand, never drawn";
    ONE_RIVER = "one-river": "a game has only one river, not both {system} and {other}";
    RIVER_ONCE = "river-once": "a game has only one river, and only once";
    RIVER_NEEDS_SYSTEM = "river-needs-system": "{name} is a river and needs a river system, such as {system}";
    RIVER_KIND = "river-kind": "{name} goes with {value}, not with the river that the options name";
    ONE_BOARD = "one-board": "a game has only one start board, not both {system} and {other}";
    BOARD_AS_MADE = "board-as-made": "the squares of the start board have to lie together as printed";
    NO_START = "no-start": "a game needs a tile on the table to start with";
    SOURCE_NOWHERE = "source-nowhere": "the source of the river fits nowhere beside the start board";
    START_TOO_FAR = "start-too-far": "{at} is too far out: at most {most} from the origin";
    START_TAKEN = "start-taken": "impossible start: {name} at {at} lies on another tile";
    START_APART = "start-apart": "impossible start: the tile at {at} shares no side with the others";
    START_MISMATCH = "start-mismatch": "impossible start: {name} at {at} doesn't match its neighbour on the {side} side";
    MESSAGE_TWICE = "message-twice": "message \"{message}\" is scripted twice";
    TILES_BY_DRAW = "tiles-by-draw": "script tiles by the order of their draws";
}
