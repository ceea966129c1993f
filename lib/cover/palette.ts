/** Five stops of one hue and an accent; all values are design tokens. */
export interface Palette {
  /** dark */
  d: string
  /** middle */
  m: string
  /** light */
  l: string
  /** sky */
  s: string
  /** paper */
  p: string
  /** accent */
  a: string
}

export const palettes = {
  hejo: { d: '#035032', m: '#028655', l: '#92E1B4', s: '#C7F3D8', p: '#E6FAED', a: '#F6CB47' },
  mega: { d: '#084587', m: '#1C77C9', l: '#A6D5FE', s: '#D5ECFF', p: '#ECF7FF', a: '#FFE89F' },
  pare: { d: '#735204', m: '#B88C0F', l: '#F6CB47', s: '#FFE89F', p: '#FEF6D4', a: '#DD783E' },
  genteng: { d: '#733315', m: '#BB581D', l: '#FFC3A1', s: '#FFE4D4', p: '#FFF3EC', a: '#F6CB47' },
  beureum: { d: '#8A161D', m: '#D93440', l: '#FEC1C0', s: '#FFE3E2', p: '#FFF2F2', a: '#FFE89F' },
} satisfies Record<string, Palette>

export type Hue = keyof typeof palettes

/** The night over every hue. */
export const nightPalette: Palette = {
  d: '#091630',
  m: '#0C2348',
  l: '#0558A4',
  s: '#084587',
  p: '#1C77C9',
  a: '#FFE89F',
}

/** Colours that things have whatever the hue of the picture; tokens, skin and ivory tones of the illustrations. */
export const paint = {
  white: '#FFFFFF',
  ivory: '#FBF5E6',
  sand: '#E2D3B0',
  gold: '#F6CB47',
  amber: '#DCAC08',
  ink: '#1E2621',
  slate: '#515A55',
  stone: '#ACB4AF',
  mist: '#E5EBE7',
  leaf: '#0FA86C',
  grass: '#028655',
  pine: '#035032',
  paddy: '#4EC78B',
  sprout: '#92E1B4',
  sky: '#A6D5FE',
  water: '#4397E4',
  deep: '#0558A4',
  navy: '#0D3367',
  red: '#D93440',
  blood: '#AD1928',
  brick: '#BB581D',
  clay: '#DD783E',
  wood: '#923F11',
  bark: '#572612',
  skin: '#C68A62',
  tan: '#A86B48',
} as const
