// König und Raubritter.
import type { titles as english } from '../en/titles';

export const titles: Record<keyof typeof english, string> = {
  'system.king-and-robber-baron': 'König und Raubritter',
  'system.king-and-robber-baron.line':
    'Stelle die größte Stadt oder die längste Straße fertig, und verteidige den Titel.',
  'part.king': 'König',
  'part.king.line': 'Für die größte fertige Stadt.',
  'part.robber-baron': 'Raubritter',
  'part.robber-baron.line': 'Für die längste fertige Straße.',
  'option.kr.scoring': 'König und Raubritter bringen',
  'value.count': '1 Punkt je Stadt oder Straße',
  'value.ten_each': 'je 10 Punkte',
  'value.fifteen_forty': '15 Punkte, beide 40',
  'value.continuous': '1 Punkt, sobald etwas fertig ist',
  'figure.king': 'König',
  'figure.robber-baron': 'Raubritter',
  'token.king': 'König',
  'token.robber-baron': 'Raubritter',
  'feature.king': 'König',
  'feature.robber-baron': 'Raubritter',
  'features.king': 'König',
  'features.robber-baron': 'Raubritter',
  'shelf.titles': 'König und Raubritter',
  'title.king': 'Größte fertige Stadt',
  'title.robber-baron': 'Längste fertige Straße',
  'title.beat': '{what}: {n} {n|Plättchen|Plättchen}, zu übertreffen',
  'title.holder': 'Inhaber',
  'title.size': 'zu schlagen',
  'title.nobody': 'noch niemand',
  'log.king': 'ist jetzt König: die größte Stadt',
  'log.robber-baron': 'ist jetzt Raubritter: die längste Straße',
  'detail.titles': `
    completed city=fertige Stadt
    completed road=fertige Straße
    completed roads=fertige Straßen
    king=König
    robber baron=Raubritter
  `,
};
