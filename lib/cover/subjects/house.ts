import { paint } from '../palette'
import { at, path, rect, stroke } from '../shapes'

/** A Sundanese house, julang ngapak: wings of the roof on both sides, crossed ends above; 116 wide and 90 high at scale 1. */
export const house = (scale: number, roof: string) =>
  at(
    0,
    0,
    scale,
    [-34, -4, 28].map((x) => rect(x, -10, 6, 10, paint.bark)).join('') +
      rect(-38, -14, 76, 5, paint.bark, 1) +
      rect(-34, -44, 68, 30, paint.ivory) +
      rect(-8, -38, 16, 24, paint.bark, 1) +
      rect(-28, -38, 13, 12, paint.pine, 1) +
      rect(15, -38, 13, 12, paint.pine, 1) +
      path('M-58-44Q-38-50-28-62L-18-78H18L28-62Q38-50 58-44L56-40H-56Z', roof) +
      path('M0-78H18L28-62Q38-50 58-44L56-40H0Z', '#00000026') +
      stroke('M-18-78L-25-88M18-78L25-88M-20-78H20', paint.bark, 3),
  )
