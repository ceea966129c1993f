import type { Point } from '@/lib/outlines/rings'

/** The coasts beside the province, as roughly as a picture of it needs: Banten and Jakarta in the west, Central Java in the east. */
export const neighbouringLand: readonly (readonly Point[])[] = [
  [
    [-5.9, 106.1],
    [-6.02, 106.42],
    [-6.03, 106.6],
    [-6.1, 106.75],
    [-6.1, 107],
    [-6.7, 107],
    [-6.97, 106.6],
    [-6.98, 106.4],
    [-6.86, 106.1],
    [-6.86, 105],
    [-5.9, 105],
  ],
  [
    [-6.75, 108.8],
    [-6.86, 109.05],
    [-6.86, 109.3],
    [-6.86, 110],
    [-7.74, 110],
    [-7.74, 109.2],
    [-7.7, 108.95],
    [-7.69, 108.75],
    [-7.2, 108.5],
  ],
]

/** What lies around it; keys of the messages `about.districts.around`. Neighbours begin or end at an edge of the drawing, seas lie around their place. */
export const surroundings = [
  { key: 'banten', at: [-6.25, 106.24], kind: 'land', anchor: 'start' },
  { key: 'jakarta', at: [-6.18, 106.94], kind: 'land', anchor: 'end' },
  { key: 'centralJava', at: [-7.26, 108.98], kind: 'land', anchor: 'end' },
  { key: 'javaSea', at: [-6.02, 108.1], kind: 'sea', anchor: 'middle' },
  { key: 'indianOcean', at: [-7.72, 107.3], kind: 'sea', anchor: 'middle' },
] as const satisfies readonly {
  key: string
  at: Point
  kind: 'land' | 'sea'
  anchor: 'start' | 'middle' | 'end'
}[]

/** Mountains by which people know the land. */
export const peaks: readonly { name: string; at: Point }[] = [
  { name: 'Gede-Pangrango', at: [-6.787, 106.982] },
  { name: 'Tangkuban Parahu', at: [-6.76, 107.61] },
  { name: 'Ciremai', at: [-6.892, 108.408] },
  { name: 'Papandayan', at: [-7.32, 107.73] },
]

/** Gedung Sate, the seat of the province's government, in Bandung. */
export const seatOfGovernment = { name: 'Gedung Sate', at: [-6.9025, 107.6187] as Point }
