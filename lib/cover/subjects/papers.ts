import { paint } from '../palette'
import { bust } from '../people'
import { at, disc, oval, path, rect, stroke, turned } from '../shapes'
import type { Subject } from './subject'

/** Cards and papers that people ask for. */
export const papers = {
  /** The identity card: portrait, number, chip. */
  ktp: {
    hues: ['mega', 'genteng'],
    draw: () =>
      turned(
        0,
        -92,
        -5,
        rect(-140, -82, 280, 172, '#00000024', 16) +
          rect(-140, -90, 280, 172, paint.sky, 16) +
          path('M-140 20Q-60-30 20 20T140 0V66Q140 82 124 82H-124Q-140 82-140 66Z', paint.water) +
          stroke('M-66-68H66', paint.navy, 9) +
          stroke('M-122-40H0M-122-18H-20M-122 4H-40M-122 26H-10M-122 48H-50', paint.navy, 7) +
          rect(34, -48, 90, 112, paint.red, 6) +
          `<g transform="translate(79 64)">` +
          at(0, 0, 1.5, bust({ x: 0, head: 'hair', top: paint.white, shade: paint.mist })) +
          '</g>',
      ),
  },
  /** The family's card, and the family. */
  'kartu-keluarga': {
    hues: ['pare', 'mega'],
    draw: () =>
      turned(
        0,
        -100,
        4,
        rect(-134, -96, 268, 190, paint.white, 10) +
          rect(-134, -96, 268, 40, paint.deep, 10) +
          stroke('M-74-76H74', paint.white, 9) +
          stroke('M-116-40H116M-116-16H116M-116 8H116M-60-40V60M20-40V60', paint.sky, 5),
      ) +
      bust({
        x: -82,
        scale: 1.7,
        head: 'cap',
        top: paint.grass,
        shade: paint.pine,
        skin: paint.tan,
      }) +
      bust({
        x: 4,
        scale: 1.65,
        head: 'veil',
        top: paint.brick,
        shade: paint.wood,
        cloth: paint.clay,
      }) +
      bust({ x: 80, scale: 1.25, head: 'hair', top: paint.red, shade: paint.blood }) +
      bust({ x: 44, y: 4, scale: 0.95, head: 'hair', top: paint.gold, shade: paint.amber }),
  },
  /** A document with its seal, handed out of a folder. */
  dokumen: {
    hues: ['hejo', 'genteng'],
    draw: (q) =>
      path('M-128-130Q-128-142-116-142H-62L-46-122H116Q128-122 128-110V0H-128Z', q.d) +
      rect(-92, -196, 184, 160, paint.white, 6) +
      stroke('M-68-168H20M-68-144H66M-68-122H66M-68-100H20', paint.stone, 7) +
      `<g transform="translate(58 -160)">` +
      path('M-12 14L-18 48L0 38L18 48L12 14Z', paint.red) +
      disc(0, 0, 24, paint.gold) +
      disc(0, 0, 16, paint.amber) +
      stroke('M-8 0L-2 7L9-6', paint.white, 5) +
      '</g>' +
      path(
        'M-144-84Q-146-96-134-96H134Q146-96 144-84L132-10Q130 0 120 0H-120Q-130 0-132-10Z',
        q.m,
      ) +
      disc(-8, -56, 24, paint.white) +
      disc(-8, -56, 16, q.l) +
      stroke('M10-38L30-18', paint.white, 11),
  },
  /** A car from the front, its plate, and the tick of a tax that is paid. */
  pajak: {
    hues: ['genteng', 'mega'],
    draw: (q) =>
      oval(0, 2, 136, 10, '#00000026') +
      rect(-112, -26, 34, 32, paint.ink, 8) +
      rect(78, -26, 34, 32, paint.ink, 8) +
      path(
        'M-122-20V-66Q-122-84-104-88L-76-136Q-70-146-58-146H58Q70-146 76-136L104-88Q122-84 122-66V-20Q122-12 114-12H-114Q-122-12-122-20Z',
        q.m,
      ) +
      path('M-84-90L-62-128Q-60-132-54-132H54Q60-132 62-128L84-90Z', paint.sky) +
      path('M-84-90L-62-128Q-60-132-54-132H-10L-34-90Z', paint.white) +
      disc(-92, -62, 15, paint.gold) +
      disc(92, -62, 15, paint.gold) +
      rect(-62, -54, 124, 36, paint.white, 5) +
      stroke(
        'M-48-46V-27H-42Q-33-27-33-36.5T-42-46ZM-17-42L-11-46V-27M1-43Q6-47 11-43T8-36L1-27H12M24-46H35L29-38Q36-37 36-32T30-27Q26-27 24-29',
        paint.ink,
        4.5,
      ) +
      `<g transform="translate(96 -152)">` +
      disc(0, 0, 36, paint.white) +
      disc(0, 0, 29, paint.leaf) +
      stroke('M-14 0L-4 11L15-10', paint.white, 9) +
      '</g>',
  },
} satisfies Record<string, Subject>
