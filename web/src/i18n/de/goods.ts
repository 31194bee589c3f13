// Händler und Baumeister.
import type { goods as english } from '../en/goods';

export const goods: Record<keyof typeof english, string> = {
  'system.traders-and-builders': 'Händler und Baumeister',
  'system.traders-and-builders.line': 'Ein Baumeister bringt dir ein zweites Plättchen, fertige Städte bringen Waren.',
  'part.goods': 'Waren',
  'part.goods.line': 'Wein, Korn und Tuch aus fertigen Städten.',
  'part.builder': 'Baumeister',
  'part.builder.line': 'Baue an deiner Straße oder Stadt weiter und spiele noch einmal.',
  'part.pig': 'Schwein',
  'part.pig.line': 'Es macht deine Wiese wertvoller.',
  'option.tb.double_turn': 'Das zweite Plättchen des Baumeisters',
  'option.tbn.builder_support': 'Ein Baumeister kommt zu',
  'value.normal_only': 'einem normalen Meeple',
  'ask.second-part': 'Ein zweites Plättchen spielen?',
  'choice.second-part': 'Zweites Plättchen',
  'pass.second-part': 'Kein zweites Plättchen',
  'figure.builder': 'Baumeister',
  'figure.pig': 'Schwein',
  'token.wine': 'Wein',
  'token.grain': 'Korn',
  'token.cloth': 'Tuch',
  'feature.goods': 'Waren',
  'features.goods': 'Waren',
  'shelf.goods': 'Waren',
  'log.second': 'verdient ein zweites Plättchen',
  'detail.goods': `
    city for the pig=Stadt fürs Schwein
    cities for the pig=Städte fürs Schwein
    kind of goods=Warenart
    kinds of goods=Warenarten
    goods=Waren
    majority of=Mehrheit bei
    most=die meisten
    wine=Wein
    grain=Korn
    cloth=Tuch
    pig=Schwein
  `,
};
