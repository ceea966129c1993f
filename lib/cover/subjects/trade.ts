import { paint } from '../palette'
import { person } from '../people'
import { disc, oval, path, rect, repeated, stroke } from '../shapes'
import type { Subject } from './subject'

/** Earning and selling. */
export const trade = {
  /** A scale of the market: chillies against a weight. */
  timbangan: {
    hues: ['genteng', 'pare'],
    draw: (q) =>
      path('M-50 0Q-46-26 0-26T50 0Z', paint.ink) +
      rect(-7, -164, 14, 142, paint.slate, 4) +
      disc(0, -172, 15, paint.gold) +
      stroke('M-104-152Q0-178 104-152', paint.slate, 9) +
      stroke('M-104-152L-144-72M-104-152L-64-72M104-152L144-72M104-152L64-72', paint.slate, 3) +
      [-126, -110, -94, -82]
        .map(
          (x, at) =>
            path(
              `M${x}-74Q${x - 10}-104 ${x + 8 + at * 2}-112Q${x + 20}-98 ${x + 14}-74Z`,
              at % 2 ? paint.red : paint.blood,
            ) + stroke(`M${x + 8 + at * 2}-112q2-8 8-10`, paint.grass, 4),
        )
        .join('') +
      path('M-150-76H-58Q-66-36-104-36T-150-76Z', q.m) +
      oval(88, -90, 20, 18, paint.clay) +
      oval(120, -90, 20, 18, paint.gold) +
      oval(104, -108, 19, 17, paint.brick) +
      stroke('M88-106q2-6 6-8M120-106q-1-6-4-8M104-124q1-6 5-8', paint.grass, 4) +
      path('M58-76H150Q142-36 104-36T58-76Z', q.m) +
      path('M104-76H150Q142-36 104-36ZM-104-76H-58Q-66-36-104-36Z', '#00000022'),
  },
  /** Hands that hold each other in a ring. */
  koperasi: {
    hues: ['pare', 'genteng', 'hejo'],
    draw: () => {
      const sleeves = [paint.red, paint.deep, paint.grass, paint.clay]
      const skins = [paint.skin, paint.tan, paint.skin, paint.tan]
      return (
        `<g transform="translate(0 -98)">` +
        [45, 135, 225, 315]
          .map(
            (turn, at) =>
              `<g transform="rotate(${turn})">` +
              path('M-24-150Q0-160 24-150L21-74H-21Z', sleeves[at] ?? paint.red) +
              path('M0-156Q12-156 24-150L21-74H0Z', '#00000022') +
              rect(-26, -84, 52, 15, paint.white, 5) +
              path(
                'M-17-72H17L20-34Q22-8 34 8Q36 22 20 18L-6 12Q-22 4-20-30Z',
                skins[at] ?? paint.skin,
              ) +
              stroke('M2-4L22 6M0-18L14-10', paint.wood, 3) +
              '</g>',
          )
          .join('') +
        '</g>'
      )
    },
  },
  /** A jar with the round seal. */
  halal: {
    hues: ['hejo', 'pare'],
    draw: (q) =>
      oval(0, 2, 120, 9, '#00000022') +
      rect(-76, -138, 124, 138, paint.ivory, 20) +
      path('M-76-96H48V-20Q48 0 28 0H-56Q-76 0-76-20Z', paint.clay) +
      [-56, -24, 8, -44, -8, 24]
        .map((x, at) => oval(x, -78 + (at % 3) * 24, 13, 9, at % 2 ? paint.gold : paint.brick))
        .join('') +
      rect(-84, -164, 140, 32, q.m, 8) +
      stroke('M-60-162V-134M-36-162V-134M-12-162V-134M12-162V-134M36-162V-134', q.d, 3) +
      rect(-62, -70, 96, 46, paint.white, 6) +
      stroke('M-46-54H18M-46-40H-4', paint.grass, 6) +
      `<g transform="translate(74 -86)">` +
      disc(0, 0, 62, paint.white) +
      disc(0, 0, 54, q.d) +
      disc(0, 0, 44, paint.white) +
      '</g>' +
      path('M74-128L104-70Q104-56 74-52Q44-56 44-70Z', paint.grass) +
      stroke('M60-82L71-68L92-94', paint.white, 8) +
      stroke('M74-128V-138', paint.grass, 6),
  },
  /** A stall under its awning, the owner behind the counter. */
  warung: {
    hues: ['genteng', 'hejo', 'mega'],
    draw: (q) =>
      rect(-118, -150, 236, 150, q.p, 4) +
      rect(-118, -132, 236, 76, paint.bark) +
      [-100, 70]
        .map((x) => rect(x, -100, 12, 44, paint.red, 3) + rect(x + 16, -92, 14, 36, paint.gold, 3))
        .join('') +
      person({
        x: 0,
        y: -12,
        scale: 1.15,
        head: 'veil',
        top: paint.leaf,
        shade: paint.grass,
        cloth: paint.clay,
        reach: [34, -64],
      }) +
      rect(-126, -58, 252, 14, paint.wood, 3) +
      rect(-118, -44, 236, 46, q.m) +
      stroke('M-70-44V0M-24-44V0M24-44V0M70-44V0', q.d, 3) +
      [-66, -46, -56]
        .map((x, at) => disc(x, at === 2 ? -82 : -66, 10, at === 1 ? paint.gold : paint.clay))
        .join('') +
      repeated('s', path('M0 0h50v38a25 18 0 0 1-50 0Z', q.m), [
        [-150, -182],
        [-50, -182],
        [50, -182],
      ]) +
      repeated('t', path('M0 0h50v38a25 18 0 0 1-50 0Z', paint.white), [
        [-100, -182],
        [0, -182],
        [100, -182],
      ]) +
      rect(-152, -196, 304, 16, q.d, 5),
  },
} satisfies Record<string, Subject>
