import { paint } from '../palette'
import { bust } from '../people'
import { arch, disc, oval, path, rect, repeated, stroke } from '../shapes'
import { house } from './house'
import type { Subject } from './subject'
import { tree } from './tree'

/** Government and what it owes people. */
export const civic = {
  /** Gedung Sate with its six orbs. */
  'gedung-sate': {
    hues: ['hejo', 'pare', 'mega'],
    draw: () =>
      [-1, 1]
        .map((k) => path(`M${k * 20}-62L${k * 150}-62L${k * 136}-92H${k * 20}Z`, paint.pine))
        .join('') +
      rect(-144, -62, 288, 62, paint.ivory) +
      repeated('j', path(arch(0, 0, 14, 28), paint.wood) + path(arch(0, -34, 10, 18), paint.wood), [
        [-124, -4],
        [-100, -4],
        [-76, -4],
        [76, -4],
        [100, -4],
        [124, -4],
      ]) +
      path('M-70-76Q-40-88-30-116H30Q40-88 70-76Z', paint.pine) +
      rect(-58, -76, 116, 76, paint.white) +
      path('M-30 0V-88H30V0Z', paint.sand) +
      [-18, 0, 18].map((x) => path(arch(x, -42, 12, 36), paint.pine)).join('') +
      path(arch(0, 0, 22, 34), paint.wood) +
      [-44, 44]
        .map((x) => path(arch(x, 0, 18, 34), paint.wood) + path(arch(x, -42, 12, 26), paint.wood))
        .join('') +
      rect(-19, -132, 38, 17, paint.white) +
      path('M-30-131Q-16-136-13-146H13Q16-136 30-131Z', paint.pine) +
      rect(-11, -153, 22, 8, paint.white) +
      path('M-22-152Q-4-158 0-172Q4-158 22-152Z', paint.pine) +
      stroke('M0-170V-200', paint.amber, 2) +
      [173, 179.5, 185.3, 190.4, 194.8, 198.6]
        .map((y, at) => disc(0, -y, 3.4 - at * 0.35, paint.amber))
        .join('') +
      rect(-150, -5, 300, 6, paint.stone),
  },
  /** Members around a round table, the flag behind them. */
  dewan: {
    hues: ['genteng', 'hejo'],
    draw: () =>
      rect(-4, -200, 5, 150, paint.amber, 2) +
      path('M1-198H70V-176H1Z', paint.red) +
      path('M1-176H70V-154H1Z', paint.white) +
      bust({ x: -102, y: -46, scale: 1.25, head: 'cap', top: paint.deep, shade: paint.navy }) +
      bust({
        x: -36,
        y: -56,
        scale: 1.25,
        head: 'veil',
        top: paint.brick,
        shade: paint.wood,
        cloth: paint.gold,
      }) +
      bust({
        x: 36,
        y: -56,
        scale: 1.25,
        head: 'grey',
        top: paint.grass,
        shade: paint.pine,
        skin: paint.tan,
      }) +
      bust({
        x: 102,
        y: -46,
        scale: 1.25,
        head: 'veil',
        top: paint.red,
        shade: paint.blood,
        cloth: paint.deep,
      }) +
      path('M-150-58H150L138-24H-138Z', paint.wood) +
      path('M-138-26H138V0H-138Z', paint.bark) +
      [-102, -36, 36, 102]
        .map(
          (x) => rect(x - 17, -58, 34, 13, paint.white, 2) + stroke(`M${x}-46V-40`, paint.bark, 3),
        )
        .join('') +
      stroke('M-69-46V-72M69-46V-72', paint.ink, 3) +
      disc(-69, -74, 5, paint.ink) +
      disc(69, -74, 5, paint.ink),
  },
  /** A loudspeaker of hands, waves of sound before it. */
  toa: {
    hues: ['genteng', 'pare', 'mega'],
    draw: (q) =>
      `<g transform="translate(-16 -92) rotate(-14)">` +
      path('M-78-26H-40L66-84V84L-40 26H-78Q-92 26-92 12V-12Q-92-26-78-26Z', paint.white) +
      path('M-40-26L66-84V84L-40 26Z', paint.red) +
      path('M-40 0H66V84L-40 26Z', paint.blood) +
      oval(66, 0, 18, 84, paint.ink) +
      oval(66, 0, 10, 66, paint.slate) +
      oval(68, 0, 9, 26, paint.gold) +
      path('M-62 24H-30L-22 84Q-22 92-30 92H-46Q-54 92-55 84Z', paint.ink) +
      stroke('M104-40Q118 0 104 40M124-62Q148 0 124 62', q.d, 9) +
      '</g>',
  },
  /** Coins that grow, and the plan of what they are for. */
  anggaran: {
    hues: ['pare', 'hejo'],
    draw: () => {
      const coin =
        oval(0, 0, 30, 9, paint.gold) +
        path('M-30 0V9Q-30 18 0 18T30 9V0Q30 9 0 9T-30 0Z', paint.amber)
      const pile = (x: number, count: number): [number, number][] =>
        Array.from({ length: count }, (_, at) => [x, -22 - at * 16])
      return (
        rect(-140, -186, 124, 186, paint.white, 10) +
        rect(-140, -186, 124, 34, paint.grass, 10) +
        stroke('M-124-169h62', paint.white, 7) +
        disc(-90, -104, 36, paint.leaf) +
        path('M-90-104V-140A36 36 0 0 1-58-87Z', paint.gold) +
        path('M-90-104L-58-87A36 36 0 0 1-110-74Z', paint.clay) +
        stroke('M-122-48h60M-122-30h86M-122-14h44', paint.stone, 6) +
        repeated('k', coin, [...pile(24, 3), ...pile(82, 6)]) +
        `<g transform="translate(82 -152)">` +
        disc(0, 0, 32, paint.gold) +
        disc(0, 0, 25, paint.amber) +
        stroke(
          'M-12 12V-12H-5Q2-12 2-5T-5 1H-12M-4 1L3 12M9 20V-1H13Q20-1 20 5T13 11H9',
          paint.bark,
          4,
        ) +
        '</g>'
      )
    },
  },
  /** Houses of a village, its fields before them. */
  desa: {
    hues: ['hejo', 'pare'],
    isLand: true,
    draw: (q) =>
      tree(-132, -50, 1.3) +
      tree(132, -50, 1.1) +
      `<g transform="translate(-64 -50)">${house(1.3, paint.wood)}</g>` +
      `<g transform="translate(72 -44)">${house(1.15, paint.brick)}</g>` +
      path('M-400-44Q-200-66 0-46T400-44V90H-400Z', paint.leaf) +
      path('M-400-14Q-200-40 0-18T400-18V90H-400Z', paint.grass) +
      path('M-400 20Q-200-10 0 8T400 8V90H-400Z', paint.pine) +
      stroke(
        'M-400-28Q-200-54 0-32T400-30M-400 4Q-200-24 0-4T400-6M-400 44Q-200 12 0 32T400 30',
        q.a,
        3,
      ) +
      `<g transform="translate(6 -22)">` +
      stroke('M0 26V-150', paint.bark, 5) +
      path('M2-150H46V-136H2Z', paint.red) +
      path('M2-136H46V-122H2Z', paint.white) +
      '</g>',
  },
} satisfies Record<string, Subject>
