//! Players, by their seat at the table.

/// The most players that any box has colours for (BG-1).
pub const MAX_PLAYERS: usize = 8;

/// A player, by the number of the seat; play goes clockwise through the numbers (BG-7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Player(pub u8);

impl Player {
    /// The number of the seat, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next player clockwise among so many (BG-7).
    pub const fn left_of(self, players: u8) -> Player {
        if self.0 + 1 == players { Player(0) } else { Player(self.0 + 1) }
    }

    /// All of so many players, clockwise from this one.
    pub fn clockwise(self, players: u8) -> impl Iterator<Item = Player> {
        (self.0..players).chain(0..self.0).map(Player)
    }
}

/// A set of players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Players(u8);

impl Players {
    /// Nobody.
    pub const NONE: Players = Players(0);

    /// Whether the player is in the set.
    pub const fn contains(self, player: Player) -> bool {
        self.0 >> player.0 & 1 == 1
    }

    /// Adds a player.
    pub fn insert(&mut self, player: Player) {
        self.0 |= 1 << player.0;
    }

    /// Takes a player out.
    pub fn remove(&mut self, player: Player) {
        self.0 &= !(1 << player.0);
    }

    /// The players as bits, the first seat lowest.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// The players whose bits are set.
    pub(crate) const fn from_bits(bits: u8) -> Players {
        Players(bits)
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The players in order of their seats.
    pub fn iter(self) -> impl Iterator<Item = Player> {
        (0..MAX_PLAYERS as u8).map(Player).filter(move |player| self.contains(*player))
    }
}

impl FromIterator<Player> for Players {
    fn from_iter<I: IntoIterator<Item = Player>>(players: I) -> Players {
        let mut set = Players::NONE;
        players.into_iter().for_each(|player| set.insert(player));
        set
    }
}
