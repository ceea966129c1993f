import { paint } from '../palette'
import { disc, path, rect, stroke } from '../shapes'
import type { Subject } from './subject'
import { tree } from './tree'

/** The land and what people leave on it. */
export const nature = {
  /** A waterfall over a wall of rock into a pool. */
  curug: {
    hues: ['hejo', 'mega'],
    isLand: true,
    draw: () =>
      path(
        'M-400 20V-60L-300-84L-240-70L-190-124L-132-176L-78-190L-40-176L0-186L44-174L84-192L132-170L190-120L250-74L300-90L400-60V20Z',
        paint.wood,
      ) +
      path(
        'M-400 20V-60L-300-84L-240-70L-190-124L-132-176L-96-184L-106-120L-88-70L-104 0ZM400 20V-60L300-90L250-74L190-120L132-170L96-186L102-120L84-66L100 0Z',
        paint.bark,
      ) +
      stroke('M-70-150l-10 34M64-140l12 36M-66-70l-8 30M70-60l8 24', paint.bark, 5) +
      path(
        'M-400-50Q-330-104-280-80Q-230-130-190-124Q-150-190-84-190Q-60-204-36-178L-50-166L-84-172L-150-130L-200-96L-260-56L-310-66ZM400-46Q330-112 290-84Q230-130 190-120Q150-194 88-194Q62-202 40-176L58-164L90-176L150-128L200-92L260-56L310-70Z',
        paint.grass,
      ) +
      path('M-40-178Q0-192 44-176L52-20H-50Z', paint.sky) +
      stroke('M-22-170L-28-24M0-176V-20M22-172L28-24', paint.white, 8) +
      path('M-400-10Q-240-30-120-20T0-24T120-20T400-14V90H-400Z', paint.water) +
      [-48, -24, 0, 26, 50].map((x, at) => disc(x, -18 - (at % 2) * 6, 17, paint.white)).join('') +
      stroke(
        'M-120 10h46M-30 22h60M72 8h44M-240 26h60M180 26h60M-90 50h60M60 54h50',
        paint.sky,
        5,
      ) +
      path('M-118-8Q-114-30-92-30T-68-6ZM74-4Q78-24 98-24T124-4Z', paint.slate) +
      tree(-138, -136, 0.7) +
      tree(136, -134, 0.7),
  },
  /** Three bins, and what goes into each. */
  sampah: {
    hues: ['hejo', 'pare'],
    draw: () => {
      const bin = (x: number, colour: string, shade: string) =>
        path(
          `M${x - 40}-104H${x + 40}L${x + 32}-6Q${x + 31} 0 ${x + 25} 0H${x - 25}Q${x - 31} 0 ${x - 32}-6Z`,
          colour,
        ) +
        path(`M${x}-104H${x + 40}L${x + 32}-6Q${x + 31} 0 ${x + 25} 0H${x}Z`, shade) +
        rect(x - 46, -116, 92, 15, shade, 6)
      return (
        path('M-122-118Q-126-170-94-186Q-70-160-84-118Z', paint.leaf) +
        stroke('M-104-120Q-106-150-95-172', paint.pine, 4) +
        path('M-80-118Q-74-144-58-150Q-54-132-62-118Z', paint.clay) +
        rect(-16, -174, 30, 62, paint.sky, 9) +
        rect(-9, -190, 16, 20, paint.deep, 3) +
        rect(-16, -152, 30, 20, paint.white) +
        rect(20, -146, 26, 34, paint.sand, 2) +
        rect(76, -164, 34, 52, paint.stone, 5) +
        rect(76, -150, 34, 22, paint.red) +
        rect(114, -140, 18, 28, paint.slate, 4) +
        rect(119, -147, 8, 8, paint.slate, 2) +
        bin(-92, paint.leaf, paint.grass) +
        bin(0, paint.gold, paint.amber) +
        bin(92, paint.red, paint.blood) +
        `<g transform="translate(-92 -52)">` +
        path('M-18 16Q-22-18 18-20Q20 16-18 16Z', paint.white) +
        stroke('M-20 20Q-6-4 8-10', paint.grass, 4) +
        '</g>' +
        path(
          'M-5-80H5V-70Q15-64 15-56V-30Q15-24 9-24H-9Q-15-24-15-30V-56Q-15-64-5-70Z',
          paint.white,
        ) +
        stroke('M-14-48H14', paint.amber, 6) +
        stroke('M92-74V-48', paint.white, 9) +
        disc(92, -34, 5.5, paint.white)
      )
    },
  },
} satisfies Record<string, Subject>
