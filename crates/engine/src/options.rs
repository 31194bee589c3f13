//! Options: the variants that the editions of the rule books differ in.
//!
//! Each option is an enum whose first value is the default. The names and values are those of the
//! rules reference and of set-ups.

macro_rules! options {
    ($($(#[$doc:meta])* $name:literal $field:ident: $type:ident {
        $($(#[$value_doc:meta])* $value:ident = $text:literal),+ $(,)?
    })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
            pub enum $type { $($(#[$value_doc])* $value),+ }

            impl $type {
                const TEXTS: &'static [&'static str] = &[$($text),+];

                fn from_text(text: &str) -> Option<Self> {
                    match text { $($text => Some(Self::$value),)+ _ => None }
                }
            }
        )+

        /// The options of a game, each at its default unless the set-up says otherwise.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct Options { $($(#[$doc])* pub $field: $type,)+ }

        impl Options {
            /// The names of the options that change something in this engine, with their values;
            /// the default comes first.
            pub const NAMES: &'static [(&'static str, &'static [&'static str])] =
                &[$(($name, $type::TEXTS)),+];

            /// Sets an option by its name and value as text.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
                match name {
                    $($name => match $type::from_text(value) {
                        Some(value) => self.$field = value,
                        None => return Err(OptionError::Value($type::TEXTS)),
                    },)+
                    _ => return Err(OptionError::Name),
                }
                Ok(())
            }
        }
    };
}

/// Why an option is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// No system has an option of this name.
    Name,
    /// The option has other values: these.
    Value(&'static [&'static str]),
}

options! {
    /// How many players may sit down (BG-1).
    "base.max_players" max_players: MaxPlayers {
        /// Eight colours.
        #[default] Eight = "8",
        /// Six colours.
        Six = "6",
    }
    /// What a completed city of two tiles scores (BG-54).
    "base.two_tile_city" two_tile_city: TwoTileCity {
        /// Like any other city.
        #[default] Full = "full",
        /// One point a tile and pennant.
        Half = "half",
    }
    /// What is counted in incomplete roads and cities at the end (BG-62).
    "base.final_count_unit" final_count_unit: FinalCountUnit {
        /// Each tile once.
        #[default] Tiles = "tiles",
        /// Each segment.
        Segments = "segments",
    }
    /// What a tie for the win means (BG-67).
    "base.tie" tie: Tie {
        /// All of the tied have won.
        #[default] Shared = "shared",
        /// Nobody has won: play again.
        Replay = "replay",
    }
    /// Whether the builder's second part may be declined (TB-26).
    "tb.double_turn" double_turn: DoubleTurn {
        /// It may.
        #[default] Optional = "optional",
        /// It must be played.
        Mandatory = "mandatory",
    }
    /// Which meeple must stand on a feature before a builder may (TBN-6).
    "tbn.builder_support" builder_support: BuilderSupport {
        /// Any.
        #[default] AnyMeeple = "any_meeple",
        /// A normal one.
        NormalOnly = "normal_only",
    }
    /// What incomplete inn roads and cathedral cities score (IC-25).
    "ic.final_scoring" inns_final: InnsFinal {
        /// Nothing.
        #[default] Zero = "zero",
        /// As if there were no inn and no cathedral.
        Ignore = "ignore",
    }
    /// Which river the system brings (RV3-2).
    "riv3.kind" river_kind: RiverKind {
        /// One source and one lake.
        #[default] SingleSource = "single_source",
        /// A double-wide source and two lakes.
        DoubleSource = "double_source",
    }
    /// How the river may bend (RV3-17, RV3-18).
    "riv3.bends" river_bends: RiverBends {
        /// Bends of an arm turn left and right in turn.
        #[default] AlternateBends = "alternate_bends",
        /// Two bends to the same side may not follow each other directly.
        NoImmediateUTurn = "no_immediate_u_turn",
    }
    /// What becomes of the start tile when a river is laid (RV3-31).
    "riv3.start_tile" river_start_tile: RiverStartTile {
        /// It stays in the box.
        #[default] Removed = "removed",
        /// It is the first tile drawn after the river.
        AfterRiver = "after_river",
    }
    /// Who draws a message (MSG-5).
    "msg.drawer" message_drawer: MessageDrawer {
        /// Whoever lands.
        #[default] AnyScorer = "any_scorer",
        /// The active player alone.
        ActiveOnly = "active_only",
    }
    /// Whether a landing must be alone (MSG-6).
    "msg.alone" message_alone: MessageAlone {
        /// It must.
        #[default] Required = "required",
        /// It need not.
        NotRequired = "not_required",
    }
    /// How many messages a player draws for one scoring (MSG-45).
    "msg.per_scoring" messages_per_scoring: MessagesPerScoring {
        /// One, however many landings there were.
        #[default] One = "one",
        /// One for each landing.
        EveryLanding = "every_landing",
    }
    /// Who gets points for a recalled meeple (MSG-7).
    "msg.recall" message_recall: MessageRecall {
        /// Its owner, always.
        #[default] OwnerAlways = "owner_always",
        /// Its owner, with a majority only.
        MajorityOnly = "majority_only",
    }
    /// When messages are drawn (MSG-8).
    "msg.timing" message_timing: MessageTiming {
        /// When all events of the batch are booked.
        #[default] AfterBatch = "after_batch",
        /// Right after the landing.
        Immediate = "immediate",
    }
    /// How many messages can follow from each other (MSG-9).
    "msg.chain" message_chain: MessageChain {
        /// Any number.
        #[default] Unlimited = "unlimited",
        /// Two for each player and placement.
        OneExtra = "one_extra",
    }
    /// When a lake gets its ferry (FER-4).
    "fer.placement" ferry_placement: FerryPlacement {
        /// Always when the lake is placed.
        #[default] Always = "always",
        /// Only if its player put a meeple on a stub of it.
        WithTraveler = "with_traveler",
    }
    /// Which ferries may be moved (FER-5).
    "fer.moves" ferry_moves: FerryMoves {
        /// The nearest one in every direction.
        #[default] PerDirection = "per_direction",
        /// The two nearest of these.
        MaxTwo = "max_two",
    }
    /// How long a ferry stays fixed once it was placed or moved (FER-6).
    "fer.once_per" ferry_once_per: FerryOncePer {
        /// Until the next turn.
        #[default] Turn = "turn",
        /// Until the next tile.
        Placement = "placement",
    }
    /// Which figures may fly (FLY-13).
    "fly.figures" fly_figures: FlyFigures {
        /// Every follower.
        #[default] AnyMeeple = "any_meeple",
        /// The normal and the large meeple.
        NormalAndLarge = "normal_and_large",
    }
    /// Where the second ingot may go (GLD-3).
    "gld.adjacent" gold_adjacent: GoldAdjacent {
        /// To any of the eight tiles around.
        #[default] Eight = "eight",
        /// To a tile that shares a side.
        Four = "four",
    }
    /// How gold is shared that several players claim (GLD-4).
    "gld.shared" gold_shared: GoldShared {
        /// One ingot each in turn, over all completed features.
        #[default] PooledClaims = "pooled_claims",
        /// Feature by feature, in the order of their scoring.
        FeatureByFeature = "feature_by_feature",
    }
    /// What the mage adds (MGW-3).
    "mgw.bonus" mage_bonus: MageBonus {
        /// A point for each tile.
        #[default] PerTile = "per_tile",
        /// A point for each tile without pennant.
        PennantTileFour = "pennant_tile_four",
    }
    /// Whether robbers must be placed (ROB-3).
    "rob.placement" robber_placement: RobberPlacement {
        /// They must.
        #[default] Mandatory = "mandatory",
        /// They may.
        Optional = "optional",
    }
    /// Who places the second robber (ROB-4).
    "rob.second" robber_second: RobberSecond {
        /// The next player whose robber is in the supply.
        #[default] NextAvailable = "next_available",
        /// The very next player, if the robber is in the supply.
        NextPlayerOnly = "next_player_only",
    }
    /// Which markers can be robbed (ROB-5).
    "rob.targets" robber_targets: RobberTargets {
        /// Both markers of a player.
        #[default] MeepleAndMessenger = "meeple_and_messenger",
        /// The scoring meeple alone.
        MeepleOnly = "meeple_only",
    }
    /// What a robber on the track is worth at the end (ROB-6).
    "rob.end_points" robber_end_points: RobberEndPoints {
        /// Three points.
        #[default] Three = "3",
        /// Nothing.
        Zero = "0",
    }
    /// Whether a crop circle's added follower may be declined (CRC-3).
    "crc.add" crop_add: CropAdd {
        /// It may not.
        #[default] Mandatory = "mandatory",
        /// It may.
        Optional = "optional",
    }
    /// Where a crop circle's added follower goes (CRC-4).
    "crc.spot" crop_spot: CropSpot {
        /// On any segment of a feature with an own follower.
        #[default] SameFeature = "same_feature",
        /// On a segment with an own follower.
        SameTile = "same_tile",
    }
    /// How often a follower may go to Carcassonne (CO-13).
    "co.per_part" count_per_part: CountPerPart {
        /// Once in each part of a turn.
        #[default] True = "true",
        /// Once in a turn.
        False = "false",
    }
    /// Whether followers from Carcassonne may join a feature without followers (CO-24).
    "co.enter_unoccupied" count_enter_unoccupied: CountEnterUnoccupied {
        /// They may not.
        #[default] False = "false",
        /// They may.
        True = "true",
    }
    /// How strong mayor and wagon are when they come from Carcassonne (CO-33).
    "co.mayor_wagon_strength" count_mayor_wagon_strength: CountMayorWagonStrength {
        /// Two each.
        #[default] Two = "two",
        /// As on the map.
        Own = "own",
    }
    /// Whether the dragon enters the rim of Carcassonne (CO-29).
    "co.dragon_outside" count_dragon_outside: CountDragonOutside {
        /// It enters none of the squares.
        #[default] False = "false",
        /// It enters those that show landscape.
        True = "true",
    }
    /// How the count moves (CO-19).
    "co.count_move" count_move: CountMove {
        /// Whoever has sent a follower may move him.
        #[default] ByPlayer = "by_player",
        /// He goes to the next quarter after each follower.
        Clockwise = "clockwise",
        /// He goes where the follower went.
        Follow = "follow",
    }
    /// Which quarters may be left in final scoring (CO-45).
    "co.final_moves" count_final_moves: CountFinalMoves {
        /// All of them.
        #[default] AnyQuarter = "any_quarter",
        /// The market alone.
        MarketOnly = "market_only",
    }
    /// Whether Carcassonne is a completed city for farms (CO-46).
    "co.farms_count_carcassonne" farms_count_carcassonne: FarmsCountCarcassonne {
        /// It is.
        #[default] True = "true",
        /// It is not.
        False = "false",
    }
    /// Whether a barn may join another one on its farm (AM-32).
    "am.barn_on_barn_farm" barn_on_barn_farm: BarnOnBarnFarm {
        /// One barn a farm.
        #[default] No = "no",
        /// Any number, and each scores.
        Yes = "yes",
    }
    /// Where a wagon drives after scoring (AM-53).
    "am.wagon_move" wagon_move: WagonMove {
        /// To a feature that is connected with the scored one.
        #[default] Connected = "connected",
        /// To a feature on the tile where it stood, or on one of the eight around.
        Adjacent = "adjacent",
    }
    /// When the dragon moves after a dragon tile (PD-44).
    "pd.dragon_timing" dragon_timing: DragonTiming {
        /// Before the scoring.
        #[default] BeforeScoring = "before_scoring",
        /// After it.
        AfterScoring = "after_scoring",
    }
    /// Whom the fairy works for (PD-23).
    "pd.fairy_binding" fairy_binding: FairyBinding {
        /// Every follower on her tile.
        #[default] Tile = "tile",
        /// One follower of the player who moved her.
        Follower = "follower",
    }
    /// Whether a princess must send a knight home (PD-71).
    "pd.princess" princess: Princess {
        /// She must.
        #[default] Must = "must",
        /// The player may do something else instead.
        May = "may",
    }
    /// What king and robber baron are worth (KR-23).
    "kr.scoring" king_scoring: KingScoring {
        /// A point for each completed city or road at the end.
        #[default] Count = "count",
        /// Ten points each at the end.
        TenEach = "ten_each",
        /// Fifteen points for one at the end, forty for both in one hand.
        FifteenForty = "fifteen_forty",
        /// A point for each city or road when it is completed.
        Continuous = "continuous",
    }
    /// How the river with the fork may bend (R2-13).
    "r2.bends" river_2_bends: River2Bends {
        /// Two bends to the same side may not follow each other directly.
        #[default] NoImmediateUTurn = "no_immediate_u_turn",
        /// Bends of an arm turn left and right in turn.
        AlternateBends = "alternate_bends",
    }
    /// Whether a tile may give a building of another tile a second rival (CU-12).
    "cu.strict_adjacency" strict_adjacency: StrictAdjacency {
        /// It may not.
        #[default] True = "true",
        /// It may.
        False = "false",
    }
    /// Whether monastery and shrine of one player challenge each other (CU-22).
    "cu.self_challenge" self_challenge: SelfChallenge {
        /// They do not.
        #[default] False = "false",
        /// They do.
        True = "true",
    }
    /// How the river with sheep and vineyards may bend (R5-11).
    "r5.bends" river_bb5_bends: RiverBb5Bends {
        /// Two bends to the same side may not follow each other directly.
        #[default] NoImmediateUTurn = "no_immediate_u_turn",
        /// Bends turn left and right in turn.
        AlternateBends = "alternate_bends",
    }
    /// How many sheep the tokens show (HS-3).
    "hs.tokens" sheep_tokens: SheepTokens {
        /// As the text of the book says.
        #[default] Text = "text",
        /// As its list of pieces says.
        List = "list",
    }
    /// How followers on hills break a tie (HS-15).
    "hs.hill_count" hill_count: HillCount {
        /// One is enough.
        #[default] Presence = "presence",
        /// The most of them win.
        Number = "number",
    }
    /// What happens to flocks in a field without open edges (HS-33).
    "hs.closed_field" closed_field: ClosedField {
        /// Nothing.
        #[default] Nothing = "nothing",
        /// They are gathered.
        Gather = "gather",
    }
    /// Whether vineyards count for completed gardens (HS-42).
    "hs.vineyards_for_gardens" vineyards_for_gardens: VineyardsForGardens {
        /// They do not.
        #[default] Off = "off",
        /// They do.
        On = "on",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_value_of_every_option_is_its_default() {
        let mut options = Options::default();
        for (name, values) in Options::NAMES {
            assert_eq!(options.set(name, values[0]), Ok(()));
        }
        assert_eq!(options, Options::default());
    }

    #[test]
    fn unknown_names_and_values_are_refused() {
        let mut options = Options::default();
        assert_eq!(options.set("base.towns", "full"), Err(OptionError::Name));
        assert_eq!(options.set("base.tie", "lost"), Err(OptionError::Value(&["shared", "replay"])));
    }
}
