import { paint } from '../palette'
import { oval, path, rect, repeated, stroke } from '../shapes'
import type { Subject } from './subject'

const tube = (x: number, top: number, width: number, colour: string) =>
  rect(x - width / 2, top, width, -34 - top, colour, 4) +
  path(
    `M${x - width / 2} ${top + 6}L${x + width / 2} ${top + 26}V${top - 2}H${x - width / 2}Z`,
    paint.ivory,
  ) +
  stroke(`M${x - width / 2}-60h${width}`, paint.wood, 3) +
  rect(x - width / 2 - 3, -36, width + 6, 10, colour, 4)

/** What Sunda makes and is proud of. */
export const culture = {
  /** Bamboo tubes in their frame. */
  angklung: {
    hues: ['genteng', 'hejo'],
    draw: () =>
      rect(-112, -200, 9, 200, paint.bark, 4) +
      rect(-36, -176, 9, 176, paint.bark, 4) +
      rect(32, -150, 9, 150, paint.bark, 4) +
      rect(98, -128, 9, 128, paint.bark, 4) +
      rect(-124, -184, 176, 9, paint.bark, 4) +
      rect(-44, -122, 162, 9, paint.bark, 4) +
      tube(-72, -168, 32, paint.amber) +
      tube(2, -150, 28, paint.gold) +
      tube(68, -108, 24, paint.amber) +
      rect(-132, -24, 262, 22, paint.amber, 10) +
      stroke('M-96-24V-2M-20-24V-2M52-24V-2', paint.wood, 4) +
      [-108, -32, 36, 102]
        .map((x) => stroke(`M${x - 8}-20H${x + 8}M${x - 8}-8H${x + 8}`, paint.red, 4))
        .join('') +
      `<g transform="translate(104 -170)">` +
      stroke('M0 26V-22L30-30V16', paint.bark, 5) +
      oval(-9, 27, 11, 8, paint.bark) +
      oval(21, 17, 11, 8, paint.bark) +
      '</g>',
  },
  /** A cloth with Mega Mendung, the canting that draws it. */
  batik: {
    hues: ['mega', 'beureum'],
    draw: (q) => {
      const swirl =
        path('M0 0Q-4-22 16-24Q20-44 42-40Q62-46 66-24Q84-22 80 0Z', q.l) +
        stroke('M8-2Q6-16 22-16Q26-34 42-30Q58-34 58-16Q74-16 72-2', paint.white, 4) +
        stroke('M24-2Q24-12 34-10Q42-22 50-10Q58-12 58-2', q.m, 4)
      return (
        stroke('M-146-186H96', paint.bark, 10) +
        path('M-136-182H84V-16Q56-4 28-14T-28-12T-82-14T-136-16Z', q.d) +
        repeated('m', swirl, [
          [-126, -130],
          [-34, -130],
          [-96, -86],
          [-4, -86],
          [-126, -42],
          [-34, -42],
        ]) +
        stroke('M-134-20Q-110-8-82-18T-28-16T28-18T82-20', paint.gold, 5) +
        `<g transform="translate(88 -76) rotate(28)">` +
        rect(-9, -104, 18, 96, paint.wood, 8) +
        path('M-16-12H16Q20 14 6 20L-4 44L-12 42L-8 18Q-20 8-16-12Z', paint.amber) +
        oval(0, -12, 16, 5, paint.bark) +
        '</g>'
      )
    },
  },
} satisfies Record<string, Subject>
