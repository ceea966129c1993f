import { paint } from '../palette'
import { disc, path, rect, repeated, stroke } from '../shapes'
import type { Subject } from './subject'
import { tree } from './tree'

const wheel = disc(0, 0, 17, paint.ink) + disc(0, 0, 7, paint.stone)

/** Ways through the province. */
export const transport = {
  /** The city's blue bus, and an angkot before it. */
  bus: {
    hues: ['genteng', 'mega'],
    draw: () =>
      path('M-146-22V-138Q-146-152-132-152H66Q84-152 86-134L92-22Z', paint.deep) +
      rect(-146, -52, 236, 30, paint.navy, 4) +
      stroke('M-144-58H88', paint.gold, 5) +
      repeated('b', rect(0, 0, 34, 40, paint.sky, 5), [
        [-136, -132],
        [-94, -132],
        [-52, -132],
        [-10, -132],
      ]) +
      path('M34-132H70L76-62H34Z', paint.sky) +
      [-119, -77, -35]
        .map(
          (x) =>
            disc(x, -106, 10, paint.skin) +
            disc(x - 3, -107, 1.5, paint.ink) +
            disc(x + 4, -107, 1.5, paint.ink) +
            stroke(`M${x - 3}-102q3 3 6 0`, paint.bark, 1.5) +
            path(`M${x - 13}-92q13-14 26 0Z`, paint.white),
        )
        .join('') +
      rect(-40, -168, 76, 18, paint.ink, 5) +
      stroke('M-30-159h30M8-159h18', paint.gold, 5) +
      repeated('w', wheel, [
        [-108, -20],
        [-20, -20],
      ]) +
      path('M0 0V-30L20-36L40-72Q44-80 54-80H126Q140-80 141-66L146 0Z', paint.leaf) +
      rect(0, -18, 146, 18, paint.grass, 4) +
      path('M34-40L49-68H76V-40Z', paint.navy) +
      rect(82, -68, 24, 28, paint.navy, 3) +
      rect(112, -68, 22, 28, paint.navy, 3) +
      disc(8, -22, 5, paint.gold) +
      rect(58, -92, 40, 14, paint.white, 3) +
      stroke('M66-85h24', paint.red, 4) +
      repeated('v', wheel, [
        [34, 2],
        [114, 2],
      ]),
  },
  /** A rider with a helmet on a road that winds up the hill. */
  motor: {
    hues: ['hejo', 'genteng'],
    isLand: true,
    draw: (q) =>
      path('M-400 90V0Q-160-20-60-60T30-128Q80-168 200-140T400-100V90Z', paint.leaf) +
      path(
        'M-400 34Q-60 36 60-6Q140-34 104-62Q60-82 60-100Q64-128 104-142L114-134Q84-116 84-104Q92-90 124-72Q190-24 110 30Q40 66-60 90H-400Z',
        paint.slate,
      ) +
      stroke('M-380 62Q-20 56 92 4Q136-24 112-56', paint.white, 3) +
      tree(-18, -76, 0.7) +
      tree(28, -112, 0.6) +
      `<g transform="translate(126 -106)">` +
      path('M0-40L22 0H-22Z', paint.gold) +
      stroke('M0-26V-14', paint.ink, 5) +
      disc(0, -6, 2.6, paint.ink) +
      stroke('M0 2V28', paint.ink, 4) +
      `</g><g transform="translate(-60 6) rotate(-6)">` +
      disc(-46, -18, 21, paint.ink) +
      disc(-46, -18, 10, paint.stone) +
      disc(52, -18, 21, paint.ink) +
      disc(52, -18, 10, paint.stone) +
      stroke('M52-18L34-78L22-82', paint.slate, 7) +
      path(
        'M-74-36Q-66-62-34-60H-6V-30H18Q26-52 32-72L46-66Q44-40 34-16H-20Q-22-44-46-44Q-62-44-74-36Z',
        q.m === paint.grass ? paint.red : q.m,
      ) +
      rect(-52, -70, 52, 12, paint.ink, 6) +
      stroke('M-20-72L14-62L16-28', paint.navy, 15) +
      path('M-40-70Q-44-124-14-128Q10-124 6-70Z', paint.gold) +
      stroke('M-8-112L26-86', paint.amber, 12) +
      disc(28, -85, 6, paint.skin) +
      disc(-2, -146, 19, paint.skin) +
      disc(7, -147, 2.2, paint.ink) +
      stroke('M6-137q6 1 9-3', paint.bark, 2) +
      path('M-24-140Q-28-172 0-172Q20-172 22-152L8-154Q2-150 0-136Q-12-130-24-140Z', paint.white) +
      stroke('M-22-152Q0-158 21-153', paint.red, 4) +
      '</g>',
  },
  /** A bridge on cables over a valley. */
  jembatan: {
    hues: ['mega', 'genteng'],
    isLand: true,
    draw: (q) => {
      let cables = ''
      for (let at = 0; at < 7; at++)
        cables += `M0${-176 + at * 13}L${-146 + at * 19}-48M0${-176 + at * 13}L${146 - at * 19}-48`
      return (
        path('M-400 90V6Q-200-14 0 4T400 0V90Z', paint.water) +
        stroke('M-110 22h50M40 26h60M-40 58h70M-300 20h60M220 24h60', paint.sky, 4) +
        stroke(cables, q.d, 2.5) +
        path('M-16 16L-9-184Q0-198 9-184L18 40H-18Z', paint.ivory) +
        path('M0-194Q5-194 9-184L18 40H0Z', paint.sand) +
        rect(-17, -62, 34, 10, paint.brick, 2) +
        rect(-400, -50, 800, 17, paint.navy, 3) +
        stroke('M-396-50H396', q.m, 4) +
        [-360, -240, -122, 108, 226, 346].map((x) => rect(x, -33, 14, 60, paint.sand)).join('') +
        path('M-118-54V-72Q-118-78-112-78H-62Q-54-78-52-70L-48-54Z', paint.red) +
        rect(-110, -72, 22, 11, paint.sky, 2) +
        rect(-82, -72, 20, 11, paint.sky, 2) +
        path('M44-54V-66L54-68L62-80H88L98-67L108-64V-54Z', paint.gold) +
        path('M66-76H85L91-67H60Z', paint.navy) +
        [-104, -64, 58, 94].map((x) => disc(x, -53, 6, paint.ink)).join('')
      )
    },
  },
  /** A train that comes round from a viaduct, seen from the front. */
  kereta: {
    hues: ['mega', 'genteng'],
    draw: () =>
      path('M-60 24L-26-40H26L60 24Z', paint.stone) +
      stroke('M-46 8H46M-38-8H38M-31-22H31', paint.wood, 7) +
      stroke('M-34 24L-16-36M34 24L16-36', paint.slate, 5) +
      path('M-66-20V-140Q-66-188 0-188T66-140V-20Q66-12 56-12H-56Q-66-12-66-20Z', paint.white) +
      path('M-66-68H66V-20Q66-12 56-12H-56Q-66-12-66-20Z', paint.red) +
      path('M-66-68H66V-56H-66Z', paint.gold) +
      path('M-50-92V-134Q-50-164 0-164T50-134V-92Q0-84-50-92Z', paint.navy) +
      path('M-42-128Q-40-152-4-155L-30-96L-43-97Z', paint.deep) +
      disc(-42, -38, 11, paint.gold) +
      disc(42, -38, 11, paint.gold) +
      rect(-16, -34, 32, 12, paint.blood, 4) +
      rect(-24, -182, 48, 13, paint.ink, 6) +
      stroke('M-14-175h28', paint.gold, 4) +
      stroke('M-150-4L-96-4M96-4L150-4', paint.leaf, 16) +
      `<g transform="translate(-112 -8)">` +
      rect(-4, -110, 8, 110, paint.slate, 2) +
      rect(-16, -150, 32, 58, paint.ink, 10) +
      disc(0, -135, 9, paint.red) +
      disc(0, -109, 9, paint.leaf) +
      '</g>' +
      tree(112, -4, 1.5),
  },
} satisfies Record<string, Subject>
