import type { Palette } from './palette'
import { oneOf } from './random'
import { tenth } from './shapes'

/** Mega Mendung clouds: width, outline and curls of each, in the drawing's own units. */
const clouds = {
  A: [
    720,
    'M0 150A58 58 0 0 1 70 112A29 29 0 0 1 120 82A41 41 0 0 1 190 38A61 61 0 1 1 310 26A51 51 0 1 1 404 66A37 37 0 0 1 468 104A31 31 0 0 1 520 136A241 241 0 0 1 720 168A490 490 0 0 1 452 192A51 51 0 0 1 356 200A70 70 0 0 1 232 196A56 56 0 0 1 130 188A44 44 0 0 1 54 176A52 52 0 0 1 0 150Z',
    'M190 38L200 66L201 74L198 81L193 86L187 89L181 89L175 87L171 83L169 78L169 72L171 68L174 65L178 63L182 63L186 65M310 26L303 65L304 75L309 82L315 88L323 90L331 88L337 84L342 79L343 72L342 66L338 61L334 58L329 57L324 58L320 61M404 66L392 87L391 93L392 99L395 104L399 107L404 108L409 107L413 104L416 100L416 96L415 92L413 89L410 87L407 87L404 88M120 82L129 98L130 103L129 107L127 111L123 114L119 115L115 114L112 112L110 108L109 105L110 102L112 100L115 98L117 98L119 99',
  ],
  B: [
    640,
    'M0 138A223 223 0 0 1 168 104A30 30 0 0 1 220 76A45 45 0 1 1 300 36A58 58 0 1 1 416 36A46 46 0 1 1 498 78A34 34 0 0 1 556 112A30 30 0 0 1 606 146A39 39 0 0 1 640 176A67 67 0 0 1 572 190A48 48 0 0 1 484 204A65 65 0 0 1 366 200A66 66 0 0 1 250 202A45 45 0 0 1 170 178A29 29 0 0 1 120 164A135 135 0 0 1 0 138Z',
    'M300 36L306 70L305 78L301 85L295 90L287 92L280 91L274 87L271 82L269 76L270 70L274 65L278 63L283 62L287 63L290 65M416 36L405 66L405 74L407 81L412 86L418 89L425 89L431 87L435 83L437 77L437 72L435 68L431 64L427 63L423 63L420 65M498 78L488 93L486 98L487 102L489 106L492 109L496 110L500 110L504 108L506 105L507 102L506 99L505 96L502 95L500 94L497 95',
  ],
  C: [
    430,
    'M0 96A47 47 0 0 1 52 66A32 32 0 0 1 106 30A45 45 0 1 1 196 26A36 36 0 1 1 258 62A28 28 0 0 1 304 92A167 167 0 0 1 430 116A338 338 0 0 1 246 142A58 58 0 0 1 140 138A45 45 0 0 1 60 124A48 48 0 0 1 0 96Z',
    'M106 30L117 49L118 55L117 60L115 65L110 68L105 69L101 68L97 65L95 62L94 58L95 54L97 51L100 50L103 49L106 50M196 26L189 53L189 60L192 66L197 70L202 72L208 72L213 70L217 66L218 61L218 56L216 52L212 49L208 49L205 49L202 51',
  ],
  D: [
    300,
    'M0 74A104 104 0 0 1 92 52A26 26 0 0 1 136 26A35 35 0 1 1 206 26A28 28 0 0 1 250 60A40 40 0 0 1 300 84A68 68 0 0 1 232 102A37 37 0 0 1 164 108A37 37 0 0 1 98 100A17 17 0 0 1 70 92A94 94 0 0 1 0 74Z',
    'M206 26L200 43L200 48L201 52L204 55L208 57L212 57L215 55L218 53L219 50L219 47L218 44L216 42L213 41L211 41L209 42',
  ],
} as const

/** A Mega Mendung cloud in the upper left or right corner; its outline is written once. */
export function cloud(random: () => number, isLeft: boolean, q: Palette): string {
  const key = oneOf(random, ['A', 'B', 'C', 'D'])
  const [width, outline, curls] = clouds[key]
  const scale = (0.42 + random() * 0.14) * (key === 'D' ? 1.5 : 1)
  const x = isLeft ? -30 + random() * 60 : 670 - width * scale - random() * 60
  const y = 44 + random() * 30
  const band = (colour: string, strokeWidth: number, curled: boolean) =>
    `<g stroke="${colour}" stroke-width="${strokeWidth}"><use href="#c1"/>${curled ? '<use href="#c2"/>' : ''}</g>`
  return (
    `<defs><path id="c2" d="${curls}"/></defs><clipPath id="c0"><path id="c1" d="${outline}"/></clipPath>` +
    `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${tenth(scale * 10) / 10} ${tenth(scale * 7.8) / 10})">` +
    `<g clip-path="url(#c0)" fill="none" stroke-linejoin="round" stroke-linecap="round"><use href="#c1" fill="${q.p}"/>` +
    band(q.s, 88, false) +
    band(q.l, 62, false) +
    band(q.m, 36, true) +
    band('#FFFFFF', 10, true) +
    '</g></g>'
  )
}
