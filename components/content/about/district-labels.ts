/** Where the name of a region stands beside its middle, in units of the drawing; without an entry it stands there itself. */
export interface LabelPlace {
  dx?: number
  dy?: number
  anchor?: 'start' | 'end'
}

/** Cities are smaller than their names, and some regencies are shaped around them. */
export const labelPlaces: Readonly<Record<string, LabelPlace>> = {
  '32.01': { dx: -30, dy: 16 },
  '32.04': { dy: 6 },
  '32.17': { dx: -24, dy: 4 },
  '32.05': { dy: 14 },
  '32.09': { dx: -22, dy: -14 },
  '32.11': { dx: 24, dy: 20 },
  '32.71': { dy: 18 },
  '32.72': { dy: -13 },
  '32.73': { dx: 14, anchor: 'start' },
  '32.74': { dx: 9, dy: -4, anchor: 'start' },
  '32.75': { dx: -12, dy: -4, anchor: 'end' },
  '32.76': { dx: -14, anchor: 'end' },
  '32.77': { dx: -10, dy: -16, anchor: 'end' },
  '32.78': { dy: 22 },
  '32.79': { dx: 14, dy: -2, anchor: 'start' },
}

/** Where its number stands on a phone, whose letters are three times as large beside the land: around Bandung they need room. */
export const numberPlaces: Readonly<Record<string, { dx?: number; dy?: number }>> = {
  '32.04': { dx: 6, dy: 22 },
  '32.17': { dx: -26, dy: 2 },
  '32.73': { dx: 26, dy: 6 },
  '32.77': { dx: -4, dy: -20 },
  '32.05': { dy: 22 },
  '32.71': { dx: 4, dy: 24 },
  '32.72': { dy: -22 },
  '32.75': { dx: -14, dy: -16 },
  '32.76': { dx: -16, dy: 4 },
  '32.78': { dx: 6, dy: -10 },
  '32.09': { dx: -10, dy: -6 },
  '32.74': { dx: 24, dy: -8 },
}
