import { paint } from '../palette'
import { person } from '../people'
import { disc, oval, path, repeated, stroke, turned } from '../shapes'
import type { Subject } from './subject'

const leafShape = 'M0 0Q-34-40 0-96Q34-40 0 0Z'

/** What grows in the province. */
export const farm = {
  /** Two leaves and a bud above rows of tea, a picker among them. */
  teh: {
    hues: ['hejo', 'pare'],
    isLand: true,
    draw: () =>
      person({
        x: 88,
        y: -26,
        scale: 1.3,
        head: 'hat',
        top: paint.red,
        shade: paint.blood,
        skin: paint.tan,
        reach: [26, -50],
      }) +
      path('M-400-40Q-200-66 0-36T400-40V90H-400Z', paint.leaf) +
      path('M-400 0Q-200-34 0-6T400-8V90H-400Z', paint.grass) +
      stroke(
        'M-400-26Q-200-52 0-24T400-26M-400 14Q-200-20 0 8T400 6M-400 44Q-200 14 0 40T400 36',
        paint.pine,
        6,
      ) +
      `<g transform="translate(-44 -4)">` +
      stroke('M0 0Q-6-50 0-96', paint.grass, 8) +
      turned(
        0,
        -44,
        -58,
        path(leafShape, paint.grass) +
          path('M0 0Q34-40 0-96Z', paint.pine) +
          stroke('M0-6V-84', paint.sprout, 3),
      ) +
      turned(
        0,
        -58,
        52,
        path(leafShape, paint.leaf) +
          path('M0 0Q34-40 0-96Z', paint.grass) +
          stroke('M0-6V-84', paint.sprout, 3),
      ) +
      turned(
        0,
        -88,
        -4,
        path('M0 0Q-22-40 2-100Q22-40 0 0Z', paint.sprout) + path('M0 0Q22-40 2-100Z', paint.leaf),
      ) +
      '</g>',
  },
  /** A branch of coffee with ripe cherries, and a cup. */
  kopi: {
    hues: ['genteng', 'hejo'],
    draw: () =>
      stroke('M-140-176Q-40-170 24-112', paint.bark, 8) +
      [
        [-112, -174, -150],
        [-64, -166, -14],
        [-60, -166, -168],
        [-8, -142, 30],
        [18, -120, 96],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          turned(x, y, turn, path(leafShape, paint.grass) + path('M0 0Q34-40 0-96Z', paint.pine)),
        )
        .join('') +
      repeated(
        'c',
        disc(0, 0, 17, paint.red) +
          disc(-5, -6, 4, paint.white, 0.6) +
          disc(0, 14, 3.5, paint.blood),
        [
          [-92, -148],
          [-62, -134],
          [-32, -136],
          [-46, -110],
          [-2, -112],
          [-78, -114],
        ],
      ) +
      oval(62, -4, 84, 12, paint.sand) +
      path('M4-84H120Q122-10 62-8Q2-10 4-84Z', paint.white) +
      path('M62-84H120Q122-10 62-8Z', paint.mist) +
      oval(62, -84, 58, 13, paint.mist) +
      oval(62, -83, 49, 9, paint.bark) +
      stroke('M118-70Q146-72 140-50T106-32', paint.white, 9) +
      stroke('M44-106q-10-14 0-26t0-24M78-106q-10-14 0-26t0-24', paint.white, 6),
  },
  /** A farmer with rice that is ripe. */
  petani: {
    hues: ['pare', 'hejo'],
    isLand: true,
    draw: () => {
      const ear =
        stroke('M0 0Q-4-50 14-84', paint.amber, 4) +
        [-40, -52, -64, -76]
          .map(
            (y, at) =>
              oval(2 + at * 4, y, 5, 8, paint.gold) + oval(14 + at * 3, y + 2, 5, 8, paint.amber),
          )
          .join('')
      return (
        person({
          x: 0,
          y: -8,
          scale: 1.72,
          head: 'hat',
          top: paint.deep,
          shade: paint.navy,
          legs: paint.bark,
          skin: paint.tan,
          reach: [34, -66],
        }) +
        `<g transform="translate(66 -110) rotate(-6)">${ear}</g><g transform="translate(54 -108) rotate(14)">${ear}</g>` +
        repeated('e', ear, [
          [-190, 12],
          [-164, 6],
          [-140, 10],
          [-112, 4],
          [-86, 12],
          [-58, 8],
          [74, 12],
          [102, 4],
          [128, 10],
          [154, 6],
          [180, 12],
        ]) +
        path('M-400 90V4Q-200-14 0 4T400 2V90Z', paint.leaf)
      )
    },
  },
} satisfies Record<string, Subject>
