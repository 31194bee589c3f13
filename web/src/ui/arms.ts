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
      [
        'vert',
        'M16 5.500C20 8.500 20 12.500 16 15.500C12 12.500 12 8.500 16 5.500zM10 15.500C14 18.500 14 22.500 10 25.500C6 22.500 6 18.500 10 15.500zM22 15.500C26 18.500 26 22.500 22 25.500C18 22.500 18 18.500 22 15.500z',
      ],
    ],
  },
  gaspard: { field: 'vert', charges: [['argent', 'M0 23L16 9L32 23V31L16 17L0 31z']] },
  margot: {
    field: 'argent',
    charges: [
      ['gules', 'M16 0H32V36H16zM16 9H14V11.500H12V9H9.500V14H11V25H14V21A2 2 0 0 1 16 19z'],
      ['argent', 'M16 9H18V11.500H20V9H22.500V14H21V25H18V21A2 2 0 0 0 16 19z'],
    ],
  },
  marius: {
    field: 'azure',
    charges: [
      [
        'or',
        'M16 5C18.500 8.500 18.500 12.500 16 16C13.500 12.500 13.500 8.500 16 5zM9 7.500C12.500 9 14.500 12.500 14 17C10.500 15.500 8.500 12 9 7.500zM23 7.500C19.500 9 17.500 12.500 18 17C21.500 15.500 23.500 12 23 7.500zM12 17.500H20L18.500 21L21.500 27.500H10.500L13.500 21z',
      ],
      ['gules', 'M13 19.500H19V22H13z'],
    ],
  },
  alienor: {
    field: 'purpure',
    charges: [
      ['or', 'M12.500 9.500a6.500 6.500 0 1 0 .01 0zM12.500 12.500a3.500 3.500 0 1 1-.01 0z'],
      ['argent', 'M19.500 9.500a6.500 6.500 0 1 0 .01 0zM19.500 12.500a3.500 3.500 0 1 1-.01 0z'],
    ],
  },
  thibaut: { field: 'or', charges: [['gules', 'M0 7H32V12H0zM0 17H32V22H0zM0 27H32V32H0z']] },
  sancha: { field: 'argent', charges: [['sable', 'M13 0H19V36H13zM0 11H32V17H0z']] },
  raimond: {
    field: 'sable',
    charges: [
      ['gules', 'M0 0H16V17H0zM16 17H32V36H16z'],
      [
        'or',
        'M16 6.500L18.700 13.100L25.800 13.600L20.300 18.200L22.100 25.100L16 21.300L9.900 25.100L11.700 18.200L6.200 13.600L13.300 13.100z',
      ],
    ],
  },
};
