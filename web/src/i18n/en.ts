// English, the complete catalogue: one block for each system. The other catalogues have the same blocks and keys; a test compares them.
import { abbey } from './en/abbey';
import { abbot } from './en/abbot';
import { base } from './en/base';
import { bots } from './en/bots';
import { count } from './en/count';
import { crops } from './en/crops';
import { cult } from './en/cult';
import { dragon } from './en/dragon';
import { ferries } from './en/ferries';
import { flight } from './en/flight';
import { gold } from './en/gold';
import { goods } from './en/goods';
import { inns } from './en/inns';
import { magic } from './en/magic';
import { messengers } from './en/messengers';
import { rivers } from './en/rivers';
import { robbers } from './en/robbers';
import { sheep } from './en/sheep';
import { site } from './en/site';
import { table } from './en/table';
import { titles } from './en/titles';
import { track } from './en/track';
import { wheel } from './en/wheel';

export const en = {
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
