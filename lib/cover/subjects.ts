import type { NewsCategory } from '@/lib/schemas/news'
import type { Palette } from './palette'
import { arch, at, disc, path, rect, stroke } from './shapes'

/** Draws around (0, 0), the middle of the ground line; about 200 wide and 170 high. */
type Subject = (q: Palette) => string

/** Subjects by news category; the seed picks one. */
export const subjects: Record<NewsCategory, readonly Subject[]> = {
  pemerintahan: [
    (q) => {
      let b = ''
      for (const k of [-1, 1])
        b +=
          path(`M${k * 20} -58L${k * 150} -58L${k * 138} -84H${k * 20}Z`, q.d) +
          rect(k < 0 ? -146 : 20, -58, 126, 58, q.p) +
          [38, 64, 90, 116]
            .map((x) => path(arch(k * x, -4, 13, 26), q.m) + path(arch(k * x, -33, 9, 18), q.m))
            .join('') +
          path(`M${k * 156} -62Q${k * 138} -70 ${k * 134} -94Q${k * 130} -70 ${k * 112} -62Z`, q.d)
      b +=
        path('M-66 -72Q-38 -82 -28 -108H28Q38 -82 66 -72Z', q.d) +
        rect(-56, -72, 112, 72, '#FFFFFF') +
        path('M-28 0V-82H-20V-90H20V-82H28V0Z', q.p) +
        [-17, 0, 17].map((x) => path(arch(x, -38, 11, 34), q.d)).join('') +
        path(arch(0, 0, 20, 32), q.d) +
        [-42, 42]
          .map((x) => path(arch(x, 0, 18, 32), q.m) + path(arch(x, -38, 11, 26), q.m))
          .join('')
      b +=
        rect(-17, -124, 34, 17, '#FFFFFF') +
        [-9, 0, 9].map((x) => path(arch(x, -109, 4.5, 12), q.d)).join('') +
        path('M-28 -124Q-16 -128 -13 -137H13Q16 -128 28 -124Z', q.d) +
        rect(-11, -143, 22, 6, '#FFFFFF') +
        path('M-20 -143Q-11 -147 -8 -155H8Q11 -147 20 -143Z', q.d) +
        path('M-14 -158Q-4 -162 0 -176Q4 -162 14 -158L12 -155H-12Z', q.d)
      return (
        b +
        stroke('M0 -172V-214', q.a, 1.6) +
        (
          [
            [179, 3],
            [186, 2.7],
            [192.4, 2.4],
            [198, 2.1],
            [203, 1.8],
            [207.5, 1.5],
          ] as const
        )
          .map(([y, r]) => disc(0, -y, r, q.a))
          .join('') +
        rect(-164, -4, 328, 4, q.m)
      )
    },
    (q) => {
      const tier = (y: number, w: number, h: number, t: number) =>
        path(
          `M${-w} ${y}Q${-(w + t) / 2} ${y - h * 0.28} ${-t} ${y - h}H${t}Q${(w + t) / 2} ${y - h * 0.28} ${w} ${y}L${w - 6} ${y + 7}H${-w + 6}Z`,
          q.d,
        ) +
        path(`M0 ${y - h}H${t}Q${(w + t) / 2} ${y - h * 0.28} ${w} ${y}L${w - 6} ${y + 7}H0Z`, q.m)
      let b =
        rect(-72, -54, 144, 54, '#FFFFFF') +
        [-50, -25, 0, 25, 50].map((x) => path(arch(x, -6, 15, 38), q.d)).join('') +
        tier(-54, 118, 40, 54) +
        rect(-48, -116, 96, 24, '#FFFFFF') +
        [-34, -17, 0, 17, 34].map((x) => rect(x - 4, -112, 8, 17, q.d)).join('') +
        tier(-116, 84, 34, 36) +
        rect(-30, -168, 60, 19, '#FFFFFF') +
        [-18, 0, 18].map((x) => rect(x - 3, -164, 6, 13, q.d)).join('') +
        path('M-58 -168Q-18 -180 -5 -210H5Q18 -180 58 -168L52 -161H-52Z', q.d) +
        path('M0 -210H5Q18 -180 58 -168L52 -161H0Z', q.m)
      return (
        b +
        stroke('M0 -208V-292', q.a, 3) +
        (
          [
            [216, 7.5],
            [232, 6.8],
            [246.5, 6],
            [259.5, 5.2],
            [271, 4.4],
            [281, 3.6],
          ] as const
        )
          .map(([y, r]) => disc(0, -y, r, q.a))
          .join('')
      )
    },
  ],
  ekonomi: [
    (q) => {
      let b =
        rect(-78, -62, 156, 62, q.p) +
        rect(-78, -30, 156, 30, q.d) +
        [-60, -18, 24].map((x) => rect(x, -58, 36, 26, q.m, 2)).join('') +
        rect(-82, -70, 5, 70, q.d) +
        rect(77, -70, 5, 70, q.d)
      for (let i = 0; i < 6; i++)
        b += path(`M${-90 + i * 30} -100h30v28a15 12 0 0 1 -30 0Z`, i % 2 ? '#FFFFFF' : q.m)
      b += rect(-96, -108, 192, 10, q.d, 3)
      ;(
        [
          [104, 30],
          [124, 54],
          [144, 84],
        ] as const
      ).forEach(([x, h]) => {
        b += rect(x, -h, 14, h, q.a, 3)
      })
      return b
    },
    (q) => {
      let b = ''
      ;(
        [
          [-90, 44],
          [-56, 70],
          [-22, 58],
          [12, 98],
          [46, 126],
        ] as const
      ).forEach(([x, h], i) => {
        b += rect(x, -h, 26, h, i % 2 ? q.m : q.d, 4)
      })
      b +=
        stroke('M-92 -70L-44 -98L-10 -84L26 -126L84 -158', q.a, 7) +
        path('M70 -166L96 -166L84 -142Z', q.a)
      return b + disc(98, -20, 24, q.a) + disc(98, -20, 16, q.l)
    },
  ],
  kesehatan: [
    (q) =>
      path('M0 -8Q-92 -66 -92 -116A46 46 0 0 1 0 -134A46 46 0 0 1 92 -116Q92 -66 0 -8Z', q.m) +
      path('M0 -8Q92 -66 92 -116A46 46 0 0 0 0 -134Z', q.d) +
      stroke('M-112 -84H-44L-28 -112L0 -52L18 -84H112', '#FFFFFF', 8),
    (q) =>
      rect(-96, -80, 192, 80, '#FFFFFF') +
      path('M-108 -80L0 -124L108 -80Z', q.d) +
      rect(-18, -44, 36, 44, q.m, 3) +
      [-74, -46, 32, 60].map((x) => rect(x, -58, 18, 20, q.l, 3)).join('') +
      disc(0, -90, 17, '#FFFFFF') +
      rect(-4, -101, 8, 22, q.m) +
      rect(-11, -94, 22, 8, q.m),
  ],
  pendidikan: [
    (q) =>
      path('M-118 -14Q-58 -40 0 -18Q58 -40 118 -14V-62Q58 -88 0 -66Q-58 -88 -118 -62Z', q.d) +
      path('M-110 -26Q-54 -50 0 -30V-74Q-54 -94 -110 -70Z', '#FFFFFF') +
      path('M110 -26Q54 -50 0 -30V-74Q54 -94 110 -70Z', q.p) +
      stroke(
        'M-94 -62Q-54 -78 -16 -64M-94 -48Q-54 -64 -16 -50M94 -62Q54 -78 16 -64M94 -48Q54 -64 16 -50',
        q.l,
        5,
      ) +
      path('M0 -172L86 -140L0 -108L-86 -140Z', q.d) +
      path('M-46 -124V-98Q0 -78 46 -98V-124L0 -106Z', q.m) +
      stroke('M0 -140L62 -128V-100', q.a, 4) +
      disc(62, -96, 6, q.a),
    (q) =>
      rect(-100, -64, 200, 64, '#FFFFFF') +
      path('M-116 -64L0 -118L116 -64Z', q.d) +
      rect(-16, -38, 32, 38, q.m, 2) +
      [-84, -56, 34, 62].map((x) => rect(x, -48, 20, 22, q.l, 2)).join('') +
      disc(0, -84, 10, q.a) +
      stroke('M0 -118V-168', q.d, 4) +
      path('M2 -168L46 -155L2 -142Z', q.a),
  ],
  infrastruktur: [
    (q) => {
      let b = ''
      for (let i = 0; i < 8; i++)
        b += stroke(
          `M-4 ${-176 + i * 11}L${-190 + i * 23} -34M4 ${-176 + i * 11}L${190 - i * 23} -34`,
          q.m,
          2,
        )
      return (
        b +
        path('M-16 0L-8 -186Q0 -198 8 -186L16 0Z', '#FFFFFF') +
        path('M0 -194Q5 -193 8 -186L16 0H0Z', q.l) +
        rect(-230, -36, 460, 14, q.d) +
        rect(-150, -22, 12, 22, q.d) +
        rect(138, -22, 12, 22, q.d) +
        rect(-110, -52, 46, 16, q.a, 5) +
        rect(64, -50, 34, 14, q.a, 5)
      )
    },
    (q) => {
      let b = ''
      ;(
        [
          [-120, 70, 44],
          [-70, 118, 40],
          [-24, 92, 50],
          [34, 146, 42],
          [82, 80, 46],
        ] as const
      ).forEach(([x, h, w], i) => {
        b += rect(x, -h, w, h, i % 2 ? q.d : q.m, 3)
        for (let y = 14; y < h - 12; y += 18)
          for (let k = 9; k < w - 8; k += 14)
            b += rect(x + k, -h + y, 6, 8, (y + k) % 4 ? q.l : q.a)
      })
      return b + stroke('M140 0V-156H56M140 -156L164 -132M90 -156V-132', q.d, 5)
    },
  ],
  sosial: [
    (q) =>
      (
        [
          [-84, 0.9, q.d],
          [-30, 1.06, q.m],
          [30, 1.06, q.d],
          [84, 0.9, q.m],
        ] as const
      )
        .map(([x, s, f], i) =>
          at(
            x,
            0,
            s,
            path('M-32 0V-52Q-32 -84 0 -84Q32 -84 32 -52V0Z', f) +
              (i % 2
                ? path('M-24 -74Q-30 -138 0 -138Q30 -138 24 -74Q0 -60 -24 -74Z', q.a) +
                  disc(0, -108, 14, q.p)
                : disc(0, -108, 19, q.p) +
                  path(
                    'M-20 -106Q-24 -132 0 -132Q24 -132 20 -106Q14 -120 0 -120Q-14 -120 -20 -106Z',
                    f,
                  )),
          ),
        )
        .join(''),
    (q) =>
      (
        [
          [-62, 1.5],
          [70, 1.2],
        ] as const
      )
        .map(([x, s]) =>
          at(
            x,
            0,
            s,
            rect(-34, -34, 68, 34, '#FFFFFF') +
              rect(-8, -26, 16, 26, q.d, 2) +
              rect(-27, -26, 12, 11, q.l) +
              rect(15, -26, 12, 11, q.l) +
              path('M-58 -34Q-38 -40 -28 -52L-18 -68H18L28 -52Q38 -40 58 -34L56 -30H-56Z', q.m) +
              stroke('M-18 -68L-25 -78M18 -68L25 -78', q.d, 3.5),
          ),
        )
        .join(''),
  ],
  teknologi: [
    (q) =>
      rect(-44, -172, 88, 172, q.d, 18) +
      rect(-37, -165, 74, 158, q.p, 12) +
      rect(-27, -150, 54, 36, q.m, 7) +
      [0, 1, 2]
        .map(
          (i) =>
            disc(-19, -94 + i * 26, 7, i < 2 ? q.a : q.l) +
            stroke(`M-4 ${-94 + i * 26}h28`, q.l, 6),
        )
        .join('') +
      rect(-27, -28, 54, 13, q.m, 6) +
      stroke(
        'M66 -60A60 60 0 0 0 66 -130M84 -44A86 86 0 0 0 84 -146M-66 -60A60 60 0 0 1 -66 -130M-84 -44A86 86 0 0 1 -84 -146',
        q.p,
        6,
      ),
    (q) =>
      stroke(
        'M-26 0L0 -150L26 0M-20 -36H20M-14 -72H14M-20 -36L12 -86M20 -36L-12 -86M-23 -14L17 -54M23 -14L-17 -54',
        q.d,
        5,
      ) +
      disc(0, -156, 9, q.a) +
      stroke(
        'M-20 -172A26 26 0 0 0 -20 -140M20 -172A26 26 0 0 1 20 -140M-38 -186A50 50 0 0 0 -38 -126M38 -186A50 50 0 0 1 38 -126',
        q.p,
        6,
      ) +
      rect(60, -64, 78, 64, q.m, 6) +
      [0, 1, 2]
        .map((i) => rect(68, -56 + i * 18, 62, 12, q.d, 3) + disc(122, -50 + i * 18, 2.5, q.a))
        .join(''),
  ],
}
