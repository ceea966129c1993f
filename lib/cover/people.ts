import { paint } from './palette'
import { at, disc, path, rect, stroke } from './shapes'

/** A face around (0, 0), `radius` 14: eyes and a mouth. */
const face = (skin: string) =>
  disc(0, 0, 14, skin) +
  disc(-5, -1, 1.9, paint.ink) +
  disc(5, -1, 1.9, paint.ink) +
  stroke('M-4.5 5Q0 9.5 4.5 5', paint.bark, 1.8)

const heads = {
  hair: (skin: string) =>
    face(skin) + path('M-15-1Q-18-18 0-18Q18-18 15-1Q11-9 2-9Q-9-9-15-1Z', paint.ink),
  grey: (skin: string) =>
    face(skin) + path('M-15 1Q-19-17 0-17Q19-17 15 1Q12-8 0-9Q-12-8-15 1Z', paint.mist),
  cap: (skin: string) => face(skin) + path('M-14-5L-12-20Q0-24 12-20L14-5Q0-10-14-5Z', paint.ink),
  hat: (skin: string) =>
    face(skin) +
    path('M-31-6Q-10-14 0-28Q10-14 31-6Q0-1-31-6Z', paint.amber) +
    stroke('M-13-12Q0-9 13-12', paint.wood, 1.5),
  veil: (skin: string, cloth: string) =>
    path('M-16 0Q-18-20 0-20Q18-20 16 0Q16 12 26 24Q14 33 0 32Q-14 33-26 24Q-16 12-16 0Z', cloth) +
    at(0, 1, 0.86, face(skin)),
} as const

export interface Person {
  /** Where the feet stand. */
  x: number
  y?: number
  scale?: number
  head: keyof typeof heads
  top: string
  shade: string
  legs?: string
  skin?: string
  /** Colour of a veil. */
  cloth?: string
  /** Line of the right arm from the shoulder, in the person's own units. */
  reach?: readonly [x: number, y: number]
}

/** A standing person, 104 high at scale 1, seen from the front. */
export function person({
  x,
  y = 0,
  scale = 1,
  head,
  top,
  shade,
  legs = paint.navy,
  skin = paint.skin,
  cloth = paint.gold,
  reach = [20, -38],
}: Person): string {
  const [handX, handY] = reach
  return at(
    x,
    y,
    scale,
    rect(-11, -36, 10, 36, legs, 3) +
      rect(1, -36, 10, 36, legs, 3) +
      stroke('M-14-62L-20-38', shade, 8) +
      disc(-20, -34, 4.5, skin) +
      path('M-18-32V-60Q-18-76 0-76T18-60V-32Z', top) +
      path('M0-76Q18-76 18-60V-32H0Z', shade) +
      stroke(`M14-62L${handX} ${handY}`, shade, 8) +
      disc(handX, handY + (handY < -62 ? -4 : 4), 4.5, skin) +
      `<g transform="translate(0 -88)">${heads[head](skin, cloth)}</g>`,
  )
}

/** A head and shoulders, 60 high, standing on (x, y). */
export const bust = ({
  x,
  y = 0,
  scale = 1,
  head,
  top,
  skin = paint.skin,
  cloth = paint.gold,
}: Person) =>
  at(
    x,
    y,
    scale,
    path('M-26 0V-10Q-26-26 0-26T26-10V0Z', top) +
      rect(-5, -32, 10, 10, skin, 4) +
      `<g transform="translate(0 -42)">${heads[head](skin, cloth)}</g>`,
  )
