import { paint } from '../palette'
import { person } from '../people'
import { disc, oval, path, rect, repeated, stroke } from '../shapes'
import type { Subject } from './subject'

/** People who look after each other. */
export const care = {
  /** Somebody in a wheelchair on the guide path, a ramp before her. */
  'kursi-roda': {
    hues: ['mega', 'genteng'],
    isLand: true,
    draw: (q) =>
      path('M-400 90V2H400V90Z', paint.stone) +
      rect(-400, 6, 800, 14, paint.gold) +
      repeated(
        'g',
        rect(0, 0, 20, 4, paint.amber, 2) + rect(0, 8, 20, 4, paint.amber, 2),
        Array.from({ length: 26 }, (_, at) => [-386 + at * 30, 7] as const),
      ) +
      stroke('M-60-112H-44L-36-50H34L50-4H66', paint.slate, 8) +
      stroke('M-36-60V-104', paint.ink, 12) +
      rect(-40, -62, 74, 14, paint.ink, 6) +
      stroke('M-14-66H34L44-10', paint.navy, 18) +
      rect(36, -14, 34, 12, paint.bark, 5) +
      path('M-40-64Q-46-122-10-128Q24-122 18-64Z', q.m) +
      path('M-10-128Q24-122 18-64H-10Z', q.d) +
      stroke('M-2-108L10-78L30-74', q.d, 12) +
      disc(34, -74, 7, paint.skin) +
      `<g transform="translate(-8 -150) scale(1.55)">` +
      path(
        'M-16 0Q-18-20 2-20Q19-20 17 0Q16 12 26 22Q14 34 0 31Q-16 33-26 22Q-16 12-16 0Z',
        paint.red,
      ) +
      disc(2, 1, 12, paint.skin) +
      disc(-1, 0, 1.8, paint.ink) +
      disc(8, 0, 1.8, paint.ink) +
      stroke('M-1 5Q4 9 8 5', paint.bark, 1.8) +
      '</g>' +
      `<circle cx="-14" cy="-38" r="42" fill="none" stroke="${paint.ink}" stroke-width="8"/>` +
      `<circle cx="-14" cy="-38" r="34" fill="none" stroke="${paint.stone}" stroke-width="3"/>` +
      stroke('M-14-72V-4M-48-38H20M-38-62L10-14M10-62L-38-14', paint.stone, 2.5) +
      disc(-14, -38, 7, paint.slate) +
      disc(60, -4, 12, paint.ink) +
      disc(60, -4, 5, paint.stone) +
      `<g transform="translate(116 4)">` +
      rect(-3, -120, 6, 120, paint.slate) +
      rect(-30, -176, 60, 60, paint.deep, 8) +
      disc(-2, -162, 6, paint.white) +
      stroke('M-3-152V-136H10L16-124M-3-146H8', paint.white, 5) +
      stroke('M-9-142A13 13 0 1 0 8-128', paint.white, 4) +
      '</g>',
  },
  /** Two elders arm in arm. */
  lansia: {
    hues: ['pare', 'hejo'],
    draw: (q) =>
      oval(0, 2, 110, 9, '#00000022') +
      person({
        x: -42,
        y: 4,
        scale: 1.72,
        head: 'grey',
        top: q.m,
        shade: q.d,
        legs: paint.bark,
        skin: paint.tan,
        reach: [25, -42],
      }) +
      person({
        x: 46,
        y: 4,
        scale: 1.6,
        head: 'veil',
        top: paint.clay,
        shade: paint.brick,
        cloth: paint.ivory,
        legs: paint.wood,
        reach: [22, -40],
      }) +
      stroke('M86-52V4M86-52Q86-66 98-62', paint.bark, 6) +
      [
        [-52, -148],
        [-34, -148],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<circle cx="${x}" cy="${y}" r="7" fill="none" stroke="${paint.ink}" stroke-width="2"/>`,
        )
        .join('') +
      stroke('M-45-148h4', paint.ink, 2),
  },
  /** Children under a wide umbrella. */
  payung: {
    hues: ['pare', 'mega', 'beureum'],
    draw: (q) =>
      stroke('M0-190V-30Q0-14 14-14', paint.bark, 7) +
      path(
        'M-150-112Q-138-186 0-190Q138-186 150-112Q124-130 100-112Q74-130 50-112Q24-130 0-112Q-24-130-50-112Q-74-130-100-112Q-124-130-150-112Z',
        q.m,
      ) +
      path(
        'M0-190Q-46-170-50-112Q-74-130-100-112Q-94-168 0-190Q94-168 100-112Q74-130 50-112Q46-170 0-190Z',
        q.d,
      ) +
      stroke('M0-190V-200', paint.bark, 6) +
      person({
        x: -62,
        y: 4,
        scale: 1.32,
        head: 'hair',
        top: paint.white,
        shade: paint.mist,
        legs: paint.red,
        reach: [22, -44],
      }) +
      person({
        x: 64,
        y: 4,
        scale: 1.26,
        head: 'veil',
        top: paint.white,
        shade: paint.mist,
        cloth: paint.white,
        legs: paint.red,
        reach: [20, -44],
        skin: paint.tan,
      }),
  },
  /** A sack of rice, oil and a card, on a hand that gives. */
  bansos: {
    hues: ['genteng', 'pare', 'hejo'],
    draw: (q) =>
      path('M-92-8Q-106-60-84-132H18Q40-60 26-8Z', paint.ivory) +
      path('M-33-132H18Q40-60 26-8H-33Z', paint.sand) +
      path('M-88-132Q-98-158-72-166Q-60-158-33-164Q-6-158 8-166Q30-158 22-132Z', paint.ivory) +
      stroke('M-86-134H20', paint.brick, 8) +
      disc(-33, -70, 34, q.m) +
      stroke('M-40-44Q-42-70-26-96', paint.gold, 4) +
      [-90, -78, -66, -54]
        .map(
          (y, at) =>
            oval(-28 - at * 3, y, 5, 8, paint.gold) + oval(-44 - at, y + 6, 5, 8, paint.gold),
        )
        .join('') +
      rect(52, -92, 44, 84, paint.gold, 10) +
      rect(64, -112, 20, 24, paint.red, 4) +
      rect(52, -66, 44, 34, paint.white) +
      path('M74-62q10 14 10 18a10 10 0 0 1-20 0q0-4 10-18Z', paint.amber) +
      oval(118, -30, 20, 24, paint.ivory) +
      oval(134, -20, 18, 21, paint.sand) +
      path('M-150-8H150Q140 24 96 24H-96Q-140 24-150-8Z', paint.wood) +
      stroke('M-136 4H136', paint.bark, 4),
  },
} satisfies Record<string, Subject>
