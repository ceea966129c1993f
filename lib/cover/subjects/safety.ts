import { paint } from '../palette'
import { disc, path, rect, stroke } from '../shapes'
import { house } from './house'
import type { Subject } from './subject'

const goBag = (x: number) =>
  `<g transform="translate(${x} 0)">` +
  stroke('M-16-66Q-16-84 0-84T16-66', paint.blood, 6) +
  rect(-34, -70, 68, 72, paint.red, 16) +
  rect(-26, -34, 52, 32, paint.blood, 8) +
  rect(-4, -62, 8, 22, paint.white, 1) +
  rect(-11, -55, 22, 8, paint.white, 1) +
  rect(34, -40, 12, 34, paint.amber, 4) +
  rect(36, -46, 8, 8, paint.ink, 2) +
  '</g>'

/** Things that people prepare for. */
export const safety = {
  /** A house and the ground it stands on, broken, beside the bag that waits at the door. */
  gempa: {
    hues: ['genteng', 'pare'],
    isLand: true,
    draw: (q) =>
      `<g transform="translate(-62 -22) rotate(-7)">${house(1.5, q.m)}</g>` +
      path('M-400-24L-30-24L-18 0L-34 14L-18 34L-32 90H-400Z', paint.wood) +
      path('M-400-24L-30-24L-25-14H-400Z', paint.grass) +
      path('M400-6H2L10 12L-6 26L6 44L-8 90H400Z', paint.wood) +
      path('M400-6H2L7 4H400Z', paint.grass) +
      stroke('M-25-26L-7 4L-20 18L-6 36L-20 88', paint.ink, 7) +
      stroke('M-82-46L-70-62L-80-74L-64-90', paint.ink, 4) +
      stroke(
        'M-142-120Q-150-108-142-96M-130-114Q-136-106-130-98M14-130Q22-118 14-106M28-136Q38-120 28-104',
        q.d,
        5,
      ) +
      `<g transform="translate(0 -6)">${goBag(82)}</g>`,
  },
  /** A house up to its windows in water, a boat before it. */
  banjir: {
    hues: ['mega', 'genteng'],
    isLand: true,
    draw: () =>
      `<g transform="translate(48 -26)">${house(1.75, paint.brick)}</g>` +
      path(
        'M-400-46Q-375-56-350-46T-300-46T-250-46T-200-46T-150-46T-100-46T-50-46T0-46T50-46T100-46T150-46T200-46T250-46T300-46T350-46T400-46V90H-400Z',
        paint.water,
      ) +
      stroke('M-138-20h40M-40-12h46M70-24h40M96 2h36M-110 8h30', paint.sky, 5) +
      `<g transform="translate(-72 -34)">` +
      path('M-22-4V-26Q-22-40-8-40T6-26V-4Z', paint.clay) +
      disc(-8, -52, 14, paint.skin) +
      path('M-23-54Q-24-70-8-70T7-54Q0-62-8-62T-23-54Z', paint.ink) +
      disc(-13, -52, 1.9, paint.ink) +
      disc(-3, -52, 1.9, paint.ink) +
      stroke('M-12-45q4 3 8 0', paint.bark, 1.8) +
      stroke('M2-30L44 22', paint.bark, 5) +
      path('M-70-10H58Q50 18 30 22H-46Q-64 14-70-10Z', paint.gold) +
      path('M-70-10H58L55 0H-66Z', paint.amber) +
      '</g>',
  },
} satisfies Record<string, Subject>
