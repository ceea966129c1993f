import { paint } from '../palette'
import { bust, person } from '../people'
import { at, disc, oval, path, rect, stroke, turned } from '../shapes'
import type { Subject } from './subject'

/** The body of somebody on a bench, knees to the front. */
const seated = (x: number, top: string, shade: string, legs: string) =>
  path(`M${x - 40}-30V-80Q${x - 40}-104 ${x}-104T${x + 40}-80V-30Z`, top) +
  path(`M${x}-104Q${x + 40}-104 ${x + 40}-80V-30H${x}Z`, shade) +
  rect(x - 34, -50, 30, 50, legs, 9) +
  rect(x + 4, -50, 30, 50, legs, 9) +
  rect(x - 38, -10, 34, 12, paint.ink, 6) +
  rect(x + 4, -10, 34, 12, paint.ink, 6)

/** Keeping well. */
export const health = {
  /** A baby in the cloth of a scale, as at every posyandu. */
  bayi: {
    hues: ['pare', 'beureum'],
    draw: (q) =>
      stroke('M-120 0V-188H120V0', paint.wood, 12) +
      stroke('M0-186V-172', paint.slate, 6) +
      disc(0, -154, 22, paint.white) +
      disc(0, -154, 17, q.s) +
      stroke('M0-154L8-164', paint.red, 4) +
      stroke('M0-132L-78-74M0-132L78-74', paint.sand, 5) +
      disc(-20, -72, 30, paint.skin) +
      path('M-48-82Q-44-104-20-104Q2-104 9-84Q-10-96-22-90Q-38-92-48-82Z', paint.ink) +
      disc(-29, -72, 3, paint.ink) +
      disc(-11, -72, 3, paint.ink) +
      stroke('M-28-60Q-20-52-12-60', paint.bark, 3) +
      disc(-38, -63, 5, paint.clay, 0.5) +
      disc(-3, -63, 5, paint.clay, 0.5) +
      stroke('M30-58L46-84', paint.skin, 15) +
      disc(48, -88, 9, paint.skin) +
      path('M-84-80Q-60-54 0-54T84-80Q84-6 0-6T-84-80Z', q.m) +
      path('M84-80Q84-6 0-6V-54Q60-54 84-80Z', q.d) +
      stroke('M-62-44Q0-24 62-44M-46-26Q0-12 46-26', paint.gold, 4),
  },
  /** A syringe before a shield. */
  vaksin: {
    hues: ['hejo', 'mega', 'beureum'],
    draw: (q) =>
      path('M0-200Q50-172 96-172Q102-60 0 0Q-102-60-96-172Q-50-172 0-200Z', q.m) +
      path('M0-200Q50-172 96-172Q102-60 0 0Z', q.d) +
      path('M0-180Q42-158 78-156Q80-66 0-20Q-80-66-78-156Q-42-158 0-180Z', q.p) +
      turned(
        0,
        -100,
        45,
        stroke('M0 60V104', paint.stone, 4) +
          path('M-12 52H12L6 66H-6Z', paint.slate) +
          rect(-20, -54, 40, 108, paint.white, 6) +
          rect(-20, -8, 40, 62, paint.water, 6) +
          stroke('M-20-36h14M-20-20h10M-20-4h14M-20 12h10M-20 28h14', paint.navy, 3) +
          rect(-30, -62, 60, 10, paint.navy, 4) +
          rect(-7, -96, 14, 36, paint.slate) +
          rect(-22, -104, 44, 11, paint.navy, 5),
      ) +
      disc(112, -22, 7, paint.water),
  },
  /** A mosquito, large, under the sign that bars it. */
  nyamuk: {
    hues: ['beureum', 'pare'],
    draw: (q) =>
      disc(0, -98, 98, q.p) +
      `<g transform="translate(0 -94)">` +
      path('M-4-14Q-78-78-84-32Q-82-6-4-6Z', paint.sky) +
      path('M-4-14Q-40-96-64-66Q-66-32-4-6Z', paint.white) +
      path('M4-14Q78-78 84-32Q82-6 4-6Z', paint.sky) +
      path('M4-14Q40-96 64-66Q66-32 4-6Z', paint.white) +
      stroke(
        'M-8-8L-40-20L-62 22M-8 0L-42 8L-54 60M-6 8L-28 34L-30 74M8-8L40-20L62 22M8 0L42 8L54 60M6 8L28 34L30 74',
        paint.ink,
        4,
      ) +
      oval(0, 34, 12, 44, paint.ink) +
      stroke('M-10 20H10M-11 34H11M-10 48H10M-7 61H7', paint.white, 5) +
      oval(0, -8, 17, 18, paint.slate) +
      disc(0, -34, 14, paint.ink) +
      disc(-7, -37, 5, paint.red) +
      disc(7, -37, 5, paint.red) +
      stroke('M0-46V-84M-6-44Q-20-56-26-74M6-44Q20-56 26-74', paint.ink, 3) +
      '</g>' +
      `<circle cx="0" cy="-98" r="92" fill="none" stroke="${paint.red}" stroke-width="14"/>` +
      stroke('M-64-162L64-34', paint.red, 14),
  },
  /** The health centre, its nurse at the door. */
  puskesmas: {
    hues: ['mega', 'beureum', 'hejo'],
    draw: (q) =>
      rect(-136, -104, 272, 104, paint.white) +
      path('M-150-104L-120-142H120L150-104Z', q.m) +
      path('M-60-104L0-176L60-104Z', q.d) +
      path('M-44-104L0-156L44-104Z', paint.white) +
      path('M-6-140H6V-128H18V-116H6V-104H-6V-116H-18V-128H-6Z', paint.red) +
      rect(-32, -74, 64, 74, q.l, 3) +
      stroke('M0-74V0', paint.white, 4) +
      [-116, -76, 50, 90].map((x) => rect(x, -80, 28, 34, paint.sky, 3)).join('') +
      rect(-136, -8, 272, 10, paint.stone) +
      person({
        x: -66,
        y: 4,
        scale: 1.1,
        head: 'veil',
        top: paint.white,
        shade: paint.mist,
        cloth: paint.leaf,
        legs: paint.white,
        reach: [30, -78],
      }) +
      person({
        x: 74,
        y: 4,
        scale: 1.05,
        head: 'grey',
        top: paint.brick,
        shade: paint.wood,
        legs: paint.bark,
        skin: paint.tan,
      }),
  },
  /** Two who talk on a bench, one hand on the other's shoulder. */
  jiwa: {
    hues: ['mega', 'hejo', 'pare'],
    draw: (q) =>
      path(
        'M-40-206H40Q62-206 62-186V-158Q62-138 40-138H14L0-120L-14-138H-40Q-62-138-62-158V-186Q-62-206-40-206Z',
        paint.white,
      ) +
      path('M0-146Q-34-168-28-186Q-20-200 0-186Q20-200 28-186Q34-168 0-146Z', paint.red) +
      path('M0-146Q34-168 28-186Q20-200 0-186Z', paint.blood) +
      [-116, 104].map((x) => rect(x, -36, 12, 38, paint.bark)).join('') +
      rect(-136, -84, 272, 14, paint.wood, 4) +
      rect(-136, -60, 272, 12, paint.wood, 4) +
      seated(-58, paint.deep, paint.navy, paint.ink) +
      seated(58, paint.clay, paint.brick, paint.bark) +
      at(-58, -62, 1.62, bust({ x: 0, head: 'hair', top: paint.deep, shade: paint.navy })) +
      at(
        58,
        -62,
        1.62,
        bust({ x: 0, head: 'veil', top: paint.clay, shade: paint.brick, cloth: q.m }),
      ) +
      stroke('M-24-86Q-4-70 26-90', paint.navy, 15) +
      disc(30, -92, 9, paint.skin) +
      rect(-140, -40, 280, 12, paint.wood, 4),
  },
} satisfies Record<string, Subject>
