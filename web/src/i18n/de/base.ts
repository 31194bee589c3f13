// Das Grundspiel und die Bauern, und Wörter, die mehrere Systeme teilen.
import type { base as english } from '../en/base';

export const base: Record<keyof typeof english, string> = {
  'system.base': 'Grundspiel',
  'system.base.line': 'Ziehe ein Plättchen, lege es an, setze vielleicht einen Meeple und werte, was fertig ist.',
  'system.farmers': 'Bauern',
  'system.farmers.line': 'Meeples auf Wiesen werten am Ende fertige Städte.',
  'option.base.max_players': 'Höchstens so viele Spieler',
  'option.base.two_tile_city': 'Eine fertige Stadt aus zwei Plättchen zählt',
  'option.base.final_count_unit': 'Unfertige Straßen und Städte zählen am Ende nach',
  'option.base.tie': 'Bei Gleichstand',
  'value.full': 'wie jede Stadt',
  'value.half': 'die Hälfte',
  'value.tiles': 'Plättchen',
  'value.segments': 'Abschnitten',
  'value.shared': 'wird geteilt',
  'value.replay': 'wird noch einmal gespielt',
  'value.optional': 'ist freiwillig',
  'value.mandatory': 'ist Pflicht',
  'value.any_meeple': 'jedem Meeple',
  'value.true': 'ja',
  'value.false': 'nein',
  'figure.meeple': 'Meeple',
  'marker.meeple': 'Meeple',
  'feature.city': 'Stadt',
  'feature.road': 'Straße',
  'feature.river': 'Fluss',
  'feature.field': 'Wiese',
  'feature.monastery': 'Kloster',
  'features.city': 'Städte',
  'features.road': 'Straßen',
  'features.field': 'Wiesen',
  'features.monastery': 'Klöster',
  'dir.n': 'Norden',
  'dir.ne': 'Nordosten',
  'dir.e': 'Osten',
  'dir.se': 'Südosten',
  'dir.s': 'Süden',
  'dir.sw': 'Südwesten',
  'dir.w': 'Westen',
  'dir.nw': 'Nordwesten',
  'state.open': 'offen',
  'state.complete': 'fertig',
  'detail.base': `
    completed cities=fertige Städte
    tiles=Plättchen
    tile=Plättchen
    pennants=Wappen
    pennant=Wappen
    coat of arms=Wappen
    coats of arms=Wappen
    city=Stadt
    cities=Städte
    complete=fertige
    finished=fertige
    completed=fertige
    field=Wiese
    road=Straße
    monastery=Kloster
    knights=Ritter
    knight=Ritter
    farmers=Bauern
    farmer=Bauer
    with=mit
    without=ohne
    and=und
    or=oder
    the=
    each=je
    points=Punkte
    point=Punkt
    neighbours=Nachbarn
    neighbour=Nachbar
    unfinished=unfertig
    incomplete=unfertig
  `,
};
