// Games of known tiles that bring as many kinds of questions as fit into a few turns.

export const SMALL_EXPANSIONS = {
  systems: [
    'base',
    'farmers',
    'flying-machines',
    'messengers',
    'ferries',
    'gold-mines',
    'mage-and-witch',
    'robbers',
    'crop-circles',
  ],
  draw: words(`
    rb.A mw.A fl.A gm.A fe.A cc2.A base.E mw.B rb.C base.E gm.B cc2.C
    fl.B fe.D base.U mw.C rb.D cc2.E fl.C gm.C base.V base.E fe.H base.W
  `),
};

/** A river with its fork and volcano, then holes for abbeys, roads for wagons, fields for barns and two journeys. */
export const BIG_BOX_2008 = {
  systems: [
    'base',
    'farmers',
    'river-2',
    'inns-and-cathedrals',
    'traders-and-builders',
    'princess-and-dragon',
    'abbey-and-mayor',
    'count',
    'king-and-robber-baron',
  ],
  draw: words(`
    river2.F river2.C river2.2 river2.L base.U base.V base.U base.E base.W pd.D5 base.E base.V
    base.V am.A6 base.W base.E pd.P1 base.V base.U pd.D6 base.E base.V base.B base.A
    base.V base.E pd.D3 base.D base.V base.W base.E base.U base.B base.V base.E base.W
  `),
};

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
