import { cloud } from '../cloud'
import { mountain, mountainNames } from '../mountains'
import { oneOf } from '../random'
import { at, disc, rect, tenth } from '../shapes'
import type { Framing } from './framing'
import { ground, ridge } from './land'

/** By day, before one of the province's mountains. */
export const wide: Framing = ({ subject, isLand, palette: q, random }) => {
  const isSunLeft = random() < 0.5
  const side = isSunLeft ? -1 : 1
  const sunX = 320 + side * (150 + random() * 70)
  const sunY = 108 + random() * 30
  const radius = 36 + random() * 14
  const peakX = 320 - side * (150 + random() * 50)
  return (
    rect(-192, 0, 1024, 400, oneOf(random, [q.s, q.p])) +
    disc(tenth(sunX), tenth(sunY), tenth(radius * 1.5), q.l, 0.35) +
    disc(tenth(sunX), tenth(sunY), tenth(radius), q.a) +
    mountain(oneOf(random, mountainNames), [peakX, 330], 1.06 + random() * 0.14, q.l) +
    cloud(random, !isSunLeft, q) +
    ridge(random, 300, 24, q.m) +
    ground(random, 338, q) +
    // Land reaches just from one side of the strip to the other.
    (isLand ? at(320, 348, 1.28, subject) : at(320 + (random() - 0.5) * 36, 362, 1.28, subject))
  )
}
