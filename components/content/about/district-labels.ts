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
  '32.71': { dy: 18 },
  '32.72': { dy: -13 },
  '32.73': { dx: 14, anchor: 'start' },
  '32.74': { dx: 9, dy: -4, anchor: 'start' },
  '32.75': { dx: -12, dy: -4, anchor: 'end' },
  '32.76': { dx: -14, anchor: 'end' },
  '32.77': { dy: -14 },
  '32.78': { dy: 22 },
  '32.79': { dx: 14, dy: -2, anchor: 'start' },
}
