// Räuber.
import type { robbers as english } from '../en/robbers';

export const robbers: Record<keyof typeof english, string> = {
  'system.robbers': 'Räuber',
  'system.robbers.line': 'Lauere auf der Wertungsleiste und verdiene die Hälfte dessen mit, was andere werten.',
  'option.rob.placement': 'Einen Räuber aufzustellen',
  'option.rob.second': 'Als Zweiter stellt auf',
  'option.rob.targets': 'Beraubt werden',
  'option.rob.end_points': 'Punkte für einen Räuber auf der Leiste am Ende',
  'value.next_available': 'der Nächste mit einem Räuber',
  'value.next_player_only': 'nur der nächste Spieler',
  'value.meeple_and_messenger': 'Meeples und Boten',
  'value.meeple_only': 'nur Meeples',
  'ask.place-robber': 'Wo lauert dein Räuber?',
  'ask.rob': '{name} jetzt berauben?',
  'wait.place-robber': '{name} stellt einen Räuber auf',
  'wait.rob': '{name} darf rauben',
  'hint.robbed': 'Räuber von {name} bekommt {n}',
  'hint.along': 'Räuber von {name} kommt mit',
  'hint.rob': 'Du bekommst {n}; {name} behält alles.',
  'hint.wait': 'Dein Räuber bleibt und lauert weiter auf diesem Feld.',
  'confirm.space': 'Auf {at} lauern',
  'confirm.rob': '{n} Punkte nehmen',
  'choice.stay': 'Bleiben',
  'choice.rob': 'Rauben',
  'choice.wait': 'Warten',
  'pass.place-robber': 'Kein Räuber',
  'figure.robber': 'Räuber',
  'piece.robber': 'Räuber',
  'marker.robber': 'Räuber',
  'feature.robber': 'Räuber',
  'features.robber': 'Räuber',
  'log.moved.robber': 'stellt einen Räuber auf Feld {space}',
  'detail.robbers': `
    stolen point=erbeuteter Punkt
    stolen points=erbeutete Punkte
    robber on the track=Räuber auf der Leiste
    robbers on the track=Räuber auf der Leiste
  `,
};
