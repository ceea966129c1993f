import { paint } from '../palette'
import { disc, oval, path, rect, stroke } from '../shapes'
import type { Subject } from './subject'
import { tree } from './tree'

/** Water on the land. */
export const water = {
  /** A river that winds from the hills, trees at its banks, a boat on it. */
  sungai: {
    hues: ['mega', 'hejo'],
    isLand: true,
    draw: (q) =>
      path('M-400 90V-70Q-250-110-120-86T120-86T400-70V90Z', paint.leaf) +
      path(
        'M-400 90V-30Q-260-60-130-46Q-40-30-120 90ZM400 90V-40Q260-60 170-30Q120 0 190 90Z',
        paint.grass,
      ) +
      path(
        'M-14-95H40Q80-84 40-70Q-54-50 0-36Q150-16 150 30T180 90H-110Q-110 30-40 0Q10-20-40-34Q-104-56-20-76Q14-86-14-95Z',
        paint.water,
      ) +
      stroke(
        'M4-82q18 4 4 10M-44-52q-10 8 6 14M-76 34h40M60-2h40M96 44h46M-20 64h60',
        paint.sky,
        5,
      ) +
      tree(-132, -40, 1.45) +
      tree(-84, -72, 0.95) +
      tree(122, -52, 1.25) +
      tree(84, -78, 0.85) +
      `<g transform="translate(30 6) scale(1.3)">` +
      path('M-44-10H48Q40 12 24 12H-22Q-40 10-44-10Z', paint.wood) +
      path('M-44-10H48L45-3H-42Z', paint.brick) +
      path('M-15-10V-28Q-15-42 0-42T15-28V-10Z', q.m) +
      disc(0, -52, 12, paint.skin) +
      path('M-28-56Q-8-64 0-77Q8-64 28-56Q0-51-28-56Z', paint.amber) +
      disc(-4, -50, 1.7, paint.ink) +
      disc(4, -50, 1.7, paint.ink) +
      stroke('M-3-45q3 2.5 6 0', paint.bark, 1.6) +
      stroke('M12-32L48 20', paint.bark, 4) +
      '</g>',
  },
  /** A weir with two gates, a channel, and terraces of rice. */
  bendung: {
    hues: ['mega', 'genteng', 'hejo'],
    isLand: true,
    draw: (q) =>
      [paint.pine, paint.grass, paint.leaf, paint.paddy]
        .map((green, row) =>
          path(
            `M400 ${-150 + row * 40}Q190 ${-168 + row * 40} 40 ${-134 + row * 40}Q-6 ${-110 + row * 36} 6 90H400Z`,
            green,
          ),
        )
        .join('') +
      stroke(
        'M396-116Q190-136 60-100M396-76Q190-96 60-60M396-36Q190-56 60-20M396 4Q190-16 50 24',
        q.a,
        4,
      ) +
      path('M-400-70H10V-40Q12 24 60 90H-400Z', paint.deep) +
      path('M-400-40L-120-70H-2L44 90H-400Z', paint.water) +
      path('M-400 40Q-200 28 36 44L60 90H-400Z', paint.deep) +
      stroke('M-156-30V60M-108-40V50M-82-50V70M-56-40V44M-30-50V66M-6-34L14 40', paint.white, 6) +
      [-138, -84, -30]
        .map(
          (x) => rect(x, -136, 20, 96, paint.ivory, 3) + rect(x + 12, -136, 8, 96, paint.sand, 2),
        )
        .join('') +
      rect(-116, -100, 30, 46, q.m, 2) +
      rect(-62, -112, 30, 46, q.m, 2) +
      rect(-148, -148, 148, 16, q.d, 4) +
      stroke('M-101-132V-176M-47-132V-176', paint.slate, 5) +
      stroke('M-115-176h28M-61-176h28', paint.red, 7),
  },
  /** A round well with a roof, its bucket on the rope. */
  sumur: {
    hues: ['mega', 'genteng'],
    draw: (q) =>
      oval(0, 4, 120, 14, '#00000021') +
      stroke('M-66-60V-158M66-60V-158', paint.bark, 10) +
      path('M-104-144L0-200L104-144L98-132H-98Z', q.m) +
      path('M0-200L104-144L98-132H0Z', '#00000024') +
      stroke('M-66-126H66', paint.wood, 8) +
      disc(0, -126, 13, paint.slate) +
      disc(0, -126, 5, paint.stone) +
      stroke('M0-113V-86', paint.sand, 4) +
      path('M-17-88H17L13-56H-13Z', paint.brick) +
      oval(0, -88, 17, 5, paint.sky) +
      oval(0, -52, 86, 20, paint.slate) +
      oval(0, -48, 72, 13, paint.water) +
      path('M-86-52Q-86-34 0-32T86-52V-8Q86 12 0 12T-86-8Z', paint.stone) +
      stroke(
        'M-84-26Q-60-14 0-12T84-26M-58-36v19M-16-31v19M28-32v19M66-40v20M-36-11v20M8-9v20M48-12v19',
        paint.slate,
        3,
      ) +
      path('M112-30q14 20 14 30a14 14 0 0 1-28 0q0-10 14-30Z', paint.water),
  },
} satisfies Record<string, Subject>
