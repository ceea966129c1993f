import { paint } from '../palette'
import { person } from '../people'
import { disc, path, rect, stroke, turned } from '../shapes'
import type { Subject } from './subject'

/** A spine: x, width, height, colour. */
const books = (y: number, spines: readonly (readonly [number, number, number, string])[]) =>
  spines
    .map(
      ([x, width, height, colour]) =>
        rect(x, y - height, width, height, colour, 2) +
        stroke(`M${x + 4} ${y - height + 10}h${width - 8}`, paint.white, 3),
    )
    .join('')

/** Schools and reading. */
export const learning = {
  /** Shelves of books, a child who reads before them. */
  perpustakaan: {
    hues: ['mega', 'genteng'],
    draw: () =>
      rect(-140, -196, 280, 196, paint.wood, 6) +
      [-186, -122, -58].map((y) => rect(-130, y, 260, 54, paint.bark, 2)).join('') +
      books(-132, [
        [-124, 20, 44, paint.red],
        [-102, 16, 50, paint.gold],
        [-84, 24, 40, paint.water],
        [-58, 18, 48, paint.leaf],
        [-36, 22, 42, paint.clay],
        [34, 18, 50, paint.water],
        [54, 24, 44, paint.red],
        [80, 18, 48, paint.gold],
        [100, 24, 40, paint.leaf],
      ]) +
      books(-68, [
        [-124, 24, 42, paint.leaf],
        [-98, 18, 48, paint.clay],
        [-78, 20, 40, paint.gold],
        [60, 18, 48, paint.leaf],
        [80, 22, 42, paint.water],
        [104, 18, 48, paint.red],
      ]) +
      books(-4, [
        [-124, 18, 46, paint.water],
        [-104, 24, 42, paint.red],
        [84, 18, 42, paint.gold],
        [104, 22, 48, paint.clay],
      ]) +
      person({
        x: 0,
        y: 6,
        scale: 1.45,
        head: 'hair',
        top: paint.white,
        shade: paint.mist,
        legs: paint.red,
        reach: [14, -44],
      }) +
      `<g transform="translate(0 -62)">` +
      path('M0 4Q-20-10-46-4V-40Q-20-46 0-32Q20-46 46-40V-4Q20-10 0 4Z', paint.deep) +
      path('M0-2Q-18-14-40-9V-44Q-18-48 0-36Z', paint.white) +
      path('M0-2Q18-14 40-9V-44Q18-48 0-36Z', paint.ivory) +
      '</g>',
  },
  /** A school bag with ruler and book. */
  tas: {
    hues: ['mega', 'genteng', 'hejo'],
    draw: (q) =>
      rect(34, -190, 26, 80, paint.gold, 3) +
      stroke('M40-178h10M40-164h14M40-150h10', paint.wood, 3) +
      rect(-56, -186, 50, 80, paint.leaf, 4) +
      rect(-46, -176, 30, 12, paint.white, 2) +
      stroke('M-34-150Q-34-178 0-178T34-150', q.d, 12) +
      path('M-84 0Q-98 0-98-16V-104Q-98-156-46-156H46Q98-156 98-104V-16Q98 0 84 0Z', q.m) +
      path('M0-156H46Q98-156 98-104V-16Q98 0 84 0H0Z', '#0000001C') +
      path('M-98-96Q-98-156-46-156H46Q98-156 98-96Q0-60-98-96Z', q.d) +
      rect(-13, -98, 26, 34, paint.gold, 5) +
      rect(-6, -86, 12, 6, paint.wood, 2) +
      rect(-66, -58, 132, 50, q.l, 12) +
      stroke('M-50-44H50', q.d, 5) +
      rect(-116, -76, 20, 62, q.d, 9) +
      rect(96, -76, 20, 62, q.d, 9) +
      disc(40, -26, 6, paint.gold),
  },
  /** A graduate's cap, and the certificate with its ribbon. */
  ijazah: {
    hues: ['mega', 'pare', 'hejo'],
    draw: () =>
      turned(
        0,
        -52,
        -6,
        rect(-132, -46, 264, 92, paint.ivory, 6) +
          stroke('M-96-22H96M-96 0H30M-96 22H10', paint.sand, 6) +
          rect(-144, -52, 22, 104, paint.sand, 10) +
          rect(122, -52, 22, 104, paint.sand, 10),
      ) +
      `<g transform="translate(72 -44)">` +
      path('M-13 12L-20 54L0 42L20 54L13 12Z', paint.blood) +
      disc(0, 0, 25, paint.red) +
      path('M0-15L5-5L15-4L7 4L9 15L0 9L-9 15L-7 4L-15-4L-5-5Z', paint.gold) +
      '</g>' +
      path('M-60-136V-100Q0-76 60-100V-136L0-112Z', paint.navy) +
      path('M0-200L120-156L0-108L-120-156Z', paint.ink) +
      stroke('M0-156L92-146V-112', paint.gold, 5) +
      path('M84-116H100L104-84H80Z', paint.gold),
  },
} satisfies Record<string, Subject>
