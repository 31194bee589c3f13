// Deutsch. Die Spieler werden geduzt. Jedes System hat seinen Block.
import { abbey } from './de/abbey';
import { abbot } from './de/abbot';
import { base } from './de/base';
import { bots } from './de/bots';
import { count } from './de/count';
import { crops } from './de/crops';
import { cult } from './de/cult';
import { dragon } from './de/dragon';
import { ferries } from './de/ferries';
import { flight } from './de/flight';
import { gold } from './de/gold';
import { goods } from './de/goods';
import { inns } from './de/inns';
import { magic } from './de/magic';
import { messengers } from './de/messengers';
import { rivers } from './de/rivers';
import { robbers } from './de/robbers';
import { sheep } from './de/sheep';
import { site } from './de/site';
import { table } from './de/table';
import { titles } from './de/titles';
import { track } from './de/track';
import { wheel } from './de/wheel';
import type { Messages } from './index.svelte';

export const de: Messages = {
  ...site,
  ...bots,
  ...table,
  ...base,
  ...track,
  ...wheel,
  ...crops,
  ...sheep,
  ...count,
  ...dragon,
  ...flight,
  ...gold,
  ...ferries,
  ...messengers,
  ...robbers,
  ...abbey,
  ...titles,
  ...magic,
  ...goods,
  ...cult,
  ...abbot,
  ...inns,
  ...rivers,
};
