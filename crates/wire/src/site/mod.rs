//! The messages of the server: people, lists of games, tables and what they show. They use the
//! vocabulary of the engine protocol and hold no sentence of any language: refusals are codes with
//! parameters, points are terms, and everything else goes by its name. Only the guide is text.

mod art;
mod catalogue;
mod game;
mod guide;
mod lesson;
mod local;
mod message;
mod person;
mod refusal;
mod rules;
mod view;

pub use art::{KindArt, SegmentArt};
pub use catalogue::{BotInfo, Catalogue, OptionInfo, PartInfo, PresetInfo, SetInfo, SystemInfo};
pub use game::{
    Created, Done, Ending, First, Games, Health, JoinCode, Joining, NewGame, SeatKind, SeatResult,
    SeatSummary, SeatWish, Seated, Stage, Summary, TableSetup, TableTranscript, Upload,
};
pub use guide::{
    ExactRule, ExactRules, Guide, GuideBlock, GuideCard, GuideEdition, GuideExample, GuidePage,
    GuidePicture, GuideSection, GuideStep,
};
pub use lesson::{LessonAnswer, LessonInfo, LessonPoint, Lessons, SceneInfo};
pub use local::{
    Answer, Effort, Fits, FittingTile, Followed, Grade, Import, Made, Odds, OddsQuestion, Possible,
    ReviewPlan, ReviewedTurn, StudyLine, StudyPoint, StudySource, Told, TurnReview,
};
pub use message::{Change, ClientMessage, Hint, Patch, Reaction, RematchOffer, ServerMessage};
pub use person::{BotRecord, BotRecords, Colour, Me, MeChange};
pub use refusal::{Refusal, RefusalCode, Refused};
pub use rules::{Rule, RuleIndex, RulePage};
pub use view::{
    ChatLine, FeatureView, LegalAction, LoggedEvent, Member, Point, Shared, Space, View, Wait,
    Worth,
};
