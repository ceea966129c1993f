import { mountain, mountainNames } from '../mountains'
import { nightPalette as n } from '../palette'
import { oneOf } from '../random'
import { at, disc, rect, tenth } from '../shapes'
import type { Framing } from './framing'
import { ground, ridge } from './land'

/** Before a full moon. */
export const night: Framing = ({ subject, isLand, palette: q, random }) => {
  const stars = Array.from({ length: 14 }, () =>
    disc(tenth(random() * 640), tenth(20 + random() * 180), oneOf(random, [1.6, 2.4]), n.a),
  )
  return (
    rect(0, 0, 640, 400, n.s) +
    stars.join('') +
    disc(320, 196, 178, n.p, 0.5) +
    mountain(oneOf(random, mountainNames), [oneOf(random, [130, 510]), 334], 1.14, n.m) +
    disc(320, 196, 154, q.s) +
    disc(378, 120, 16, q.p) +
    disc(250, 150, 10, q.p) +
    ridge(random, 316, 20, n.d) +
    ground(random, 338, { d: n.d, m: n.m }) +
    at(320, isLand ? 346 : 360, 1.24, subject)
  )
}
