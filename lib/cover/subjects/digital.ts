import { paint } from '../palette'
import { disc, path, rect, stroke, turned } from '../shapes'
import type { Subject } from './subject'

const phone = (screen: string) =>
  rect(-62, -196, 124, 196, paint.ink, 20) +
  rect(-53, -186, 106, 176, screen, 12) +
  rect(-16, -182, 32, 8, paint.ink, 4)

/** Living with the network. */
export const digital = {
  /** A magnifier over a message, and what it finds. */
  hoaks: {
    hues: ['genteng', 'mega'],
    draw: (q) =>
      `<g transform="translate(-46 0)">${phone(q.p)}` +
      rect(-44, -162, 70, 34, paint.white, 9) +
      rect(-26, -118, 70, 30, paint.sprout, 9) +
      rect(-44, -78, 78, 46, paint.white, 9) +
      stroke('M-34-150h48M-34-140h30M-16-104h46M-34-64h52M-34-50h34', paint.stone, 5) +
      '</g>' +
      stroke('M84-44L126 2', paint.bark, 20) +
      disc(40, -92, 66, paint.ink) +
      disc(40, -92, 54, paint.white) +
      path('M40-138L84-60H-4Z', paint.red) +
      stroke('M40-112V-86', paint.white, 10) +
      disc(40, -71, 5.5, paint.white),
  },
  /** A padlock, and the code that nobody else may know. */
  gembok: {
    hues: ['mega', 'pare', 'genteng'],
    draw: (q) =>
      `<path d="M-44-116V-146Q-44-188 0-188T44-146V-116" fill="none" stroke="${paint.slate}" stroke-width="18"/>` +
      rect(-78, -124, 156, 124, paint.gold, 20) +
      path('M0-124H58Q78-124 78-104V-20Q78 0 58 0H0Z', paint.amber) +
      disc(0, -76, 17, paint.bark) +
      path('M-7-70H7L12-34H-12Z', paint.bark) +
      rect(-128, -38, 256, 58, q.d, 29) +
      [-86, -43, 0, 43, 86]
        .map((x) =>
          stroke(`M${x}-20V2M${x - 10}-14L${x + 10}-4M${x + 10}-14L${x - 10}-4`, paint.white, 5),
        )
        .join(''),
  },
  /** A hook that pulls a card out of a phone. */
  pancing: {
    hues: ['mega', 'beureum'],
    draw: (q) =>
      `<g transform="translate(-40 0)">${phone(q.s)}` +
      rect(-42, -150, 84, 22, paint.white, 6) +
      disc(-30, -139, 5, paint.red) +
      rect(-42, -116, 84, 12, q.l, 5) +
      rect(-42, -40, 84, 22, paint.red, 9) +
      stroke('M-18-29h36', paint.white, 5) +
      '</g>' +
      turned(
        34,
        -58,
        -16,
        rect(-60, -36, 120, 74, paint.leaf, 9) +
          rect(-60, -20, 120, 14, paint.ink) +
          rect(-46, 6, 30, 20, paint.gold, 3) +
          stroke('M0 20H44', paint.white, 6),
      ) +
      stroke('M96-200V-112', paint.slate, 4) +
      stroke('M96-112V-82Q96-56 72-58Q52-62 58-84L70-76', paint.ink, 9) +
      disc(96, -114, 8, paint.ink),
  },
  /** Columns and a line rising out of an open laptop. */
  data: {
    hues: ['mega', 'hejo'],
    draw: (q) =>
      rect(-118, -178, 236, 152, paint.ink, 14) +
      rect(-106, -166, 212, 128, paint.white, 6) +
      [
        [-88, 36, q.l],
        [-54, 56, q.m],
        [-20, 48, q.l],
        [14, 78, q.m],
      ]
        .map(
          ([x, height, colour]) =>
            `<rect x="${x}" y="${-46 - Number(height)}" width="24" height="${height}" fill="${colour}" rx="3"/>`,
        )
        .join('') +
      stroke('M-76-98L-42-122L-8-112L28-146', paint.clay, 6) +
      [
        [-76, -98],
        [-42, -122],
        [-8, -112],
        [28, -146],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 6, paint.clay) + disc(x, y, 3, paint.white))
        .join('') +
      disc(72, -96, 26, paint.leaf) +
      path('M72-96V-122A26 26 0 0 1 95-84Z', paint.gold) +
      stroke('M56-58h32', paint.stone, 6) +
      path('M-150-26H150L138-6Q136 0 128 0H-128Q-136 0-138-6Z', paint.stone) +
      rect(-26, -26, 52, 8, paint.slate, 4),
  },
  /** A phone with the province's services. */
  ponsel: {
    hues: ['hejo', 'mega'],
    draw: (q) =>
      turned(
        0,
        0,
        4,
        phone(paint.white) +
          rect(-45, -168, 90, 44, q.m, 9) +
          stroke('M-34-152H0M-34-140H-12', paint.white, 5) +
          disc(26, -146, 11, paint.gold) +
          [paint.clay, paint.water, paint.leaf, paint.gold, paint.red, paint.pine]
            .map((colour, at) =>
              rect(-45 + (at % 3) * 32, -114 + Math.floor(at / 3) * 34, 26, 26, colour, 8),
            )
            .join('') +
          rect(-45, -42, 90, 22, q.m, 11) +
          stroke('M-18-31H18', paint.white, 5),
      ) +
      `<g transform="translate(96 -140)">` +
      path(
        'M-46-28Q-46-40-34-40H40Q52-40 52-28V12Q52 24 40 24H-18L-40 44V24Q-46 24-46 12Z',
        paint.white,
      ) +
      disc(-22, -8, 13, paint.leaf) +
      stroke('M-28-8L-23-3L-15-13', paint.white, 4) +
      stroke('M2-14H38M2 0H24', paint.stone, 6) +
      `</g><g transform="translate(-100 -70)">` +
      path(
        'M40-24Q40-36 28-36H-34Q-46-36-46-24V10Q-46 22-34 22H16L36 40V22Q40 22 40 10Z',
        paint.white,
      ) +
      path('M-4 10Q-28-6-24-18Q-18-28-4-18Q10-28 16-18Q20-6-4 10Z', paint.red) +
      '</g>',
  },
} satisfies Record<string, Subject>
