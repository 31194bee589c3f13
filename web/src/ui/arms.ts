// Coats of arms of the bots: shapes in heraldic tones, the field first. Never a player's colour, so that no portrait is taken for
// a seat.
export type Tone = 'vert' | 'azure' | 'purpure' | 'gules' | 'or' | 'sable' | 'argent';
export interface Coat {
  field: Tone;
  charges: readonly (readonly [Tone, string])[];
}

export const COATS: Partial<Record<string, Coat>> = {
  odile: {
    field: 'argent',
    charges: [
      ['vert', 'M16 5.5C20 8.5 20 12.5 16 15.5C12 12.5 12 8.5 16 5.5z'],
      ['vert', 'M10 15.5C14 18.5 14 22.5 10 25.5C6 22.5 6 18.5 10 15.5z'],
      ['vert', 'M22 15.5C26 18.5 26 22.5 22 25.5C18 22.5 18 18.5 22 15.5z'],
    ],
  },
  gaspard: { field: 'vert', charges: [['argent', 'M0 23L16 9L32 23V31L16 17L0 31z']] },
  margot: {
    field: 'argent',
    charges: [
      ['gules', 'M16 0H32V36H16zM16 9H14V11.5H12V9H9.5V14H11V25H14V21A2 2 0 0 1 16 19z'],
      ['argent', 'M16 9H18V11.5H20V9H22.5V14H21V25H18V21A2 2 0 0 0 16 19z'],
    ],
  },
  marius: {
    field: 'azure',
    charges: [
      ['or', 'M16 5C18.5 8.5 18.5 12.5 16 16C13.5 12.5 13.5 8.5 16 5z'],
      ['or', 'M9 7.5C12.5 9 14.5 12.5 14 17C10.5 15.5 8.5 12 9 7.5z'],
      ['or', 'M23 7.5C19.5 9 17.5 12.5 18 17C21.5 15.5 23.5 12 23 7.5z'],
      ['or', 'M12 17.5H20L18.5 21L21.5 27.5H10.5L13.5 21z'],
      ['gules', 'M13 19.5H19V22H13z'],
    ],
  },
  alienor: {
    field: 'purpure',
    charges: [
      ['or', 'M12.5 9.5a6.5 6.5 0 1 0 .01 0zM12.5 12.5a3.5 3.5 0 1 1-.01 0z'],
      ['argent', 'M19.5 9.5a6.5 6.5 0 1 0 .01 0zM19.5 12.5a3.5 3.5 0 1 1-.01 0z'],
    ],
  },
  thibaut: { field: 'or', charges: [['gules', 'M0 7H32V12H0zM0 17H32V22H0zM0 27H32V32H0z']] },
  sancha: { field: 'argent', charges: [['sable', 'M13 0H19V36H13zM0 11H32V17H0z']] },
  raimond: {
    field: 'sable',
    charges: [
      ['gules', 'M0 0H16V17H0zM16 17H32V36H16z'],
      ['or', 'M16 6.5L18.7 13.1L25.8 13.6L20.3 18.2L22.1 25.1L16 21.3L9.9 25.1L11.7 18.2L6.2 13.6L13.3 13.1z'],
    ],
  },
};
