import { isNewsCategory } from '@/lib/schemas/news'
import { palettes, type Palette } from './palette'
import { at, curve, disc, path, rect, tenth, type Point } from './shapes'
import { subjects } from './subjects'

/** FNV-1a over code points: the same text gives the same number on server and phone. */
function hash(text: string): number {
  let value = 2166136261
  for (const letter of text) {
    value ^= letter.codePointAt(0) ?? 0
    value = Math.imul(value, 16777619)
  }
  return value >>> 0
}

/** A repeatable sequence of numbers in [0, 1) (mulberry32). */
function sequence(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

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

const width = 640
const height = 400
const cloudKeys = ['A', 'B', 'C', 'D'] as const

/** The flat ridge of Tangkuban Parahu or a cone. */
function mountain(x: number, y: number, horizon: number, isCone: boolean, fill: string) {
  const foot = tenth(horizon + 20)
  const d = isCone
    ? `M${tenth(x - 300)} ${foot}Q${tenth(x - 90)} ${tenth(horizon - 30)} ${tenth(x - 34)} ${tenth(y + 8)}L${tenth(x - 8)} ${tenth(y + 20)}` +
      `L${tenth(x + 14)} ${tenth(y + 6)}L${tenth(x + 30)} ${tenth(y)}Q${tenth(x + 90)} ${tenth(horizon - 40)} ${tenth(x + 320)} ${foot}V400H${tenth(x - 300)}Z`
    : `M${tenth(x - 330)} ${foot}Q${tenth(x - 210)} ${tenth(y + 60)} ${tenth(x - 150)} ${tenth(y + 44)}Q${tenth(x - 60)} ${tenth(y + 56)} ${tenth(x + 30)} ${tenth(y + 46)}` +
      `T${tenth(x + 130)} ${tenth(y + 48)}Q${tenth(x + 220)} ${tenth(y + 80)} ${tenth(x + 340)} ${foot}V400H${tenth(x - 330)}Z`
  return path(d, fill)
}

function cloud(random: () => number, side: number, id: string, q: Palette) {
  const key = cloudKeys[Math.floor(random() * cloudKeys.length)] ?? 'A'
  const [cloudWidth, outline, curls] = clouds[key]
  const scale = (0.42 + random() * 0.16) * (key === 'D' ? 1.5 : 1)
  const flip = random() < 0.5 ? -1 : 1
  const x = side > 0 ? -40 + random() * 70 : width - cloudWidth * scale + 40 - random() * 70
  const y = 14 + random() * 46
  const bands = ['#FFFFFF', q.m, q.l, q.s]
  const strokes = [3, 2, 1, 0].map(
    (band) =>
      `<path d="${band < 2 ? outline + curls : outline}" stroke="${bands[band]}" stroke-width="${10 + 26 * band}"/>`,
  )
  const place = `translate(${tenth(x + (flip < 0 ? cloudWidth * scale : 0))} ${tenth(y)}) scale(${tenth(scale * flip * 10) / 10} ${tenth(scale * 7.8) / 10})`
  return (
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><g transform="${place}">` +
    `<g clip-path="url(#${id})" fill="none" stroke-linejoin="round" stroke-linecap="round">${path(outline, q.p)}${strokes.join('')}</g></g>`
  )
}

/**
 * A picture for an item that has none: sky, sun, mountain, Mega Mendung cloud, ridges, a subject of its category and tea rows.
 * The same slug and category always give the same picture (design, section 8).
 * @returns SVG text, 640 × 400 units, about 6 KB; an unknown category is drawn as `pemerintahan`
 */
export function cover(slug: string, category: string): string {
  const known = isNewsCategory(category) ? category : 'pemerintahan'
  const q = palettes[known]
  const random = sequence(hash(`${known}/${slug}`))
  const tone = Math.floor(random() * 3)
  const horizon = 268 + random() * 30
  const side = random() < 0.5 ? -1 : 1
  const far = tone === 2 ? q.s : q.l

  const sunX = tenth(320 + side * (90 + random() * 130))
  const sunY = tenth(90 + random() * 70)
  const sunRadius = 44 + random() * 34
  let body = rect(0, 0, width, height, [q.s, q.p, q.l][tone] ?? q.s)
  body +=
    disc(sunX, sunY, tenth(sunRadius * 1.5), tone === 1 ? q.s : q.p, 0.55) +
    disc(sunX, sunY, tenth(sunRadius), q.a)

  const mountainX = 320 - side * (120 + random() * 120)
  body += mountain(mountainX, 110 + random() * 50, horizon, random() < 0.55, far)
  body += cloud(random, side, `c${hash(slug + known).toString(36)}`, q)

  const ridge = (y: number, spread: number, fill: string) => {
    const points = [0, 1, 2, 3, 4, 5].map((step): Point => [
      step * 128,
      y + (random() - 0.5) * spread,
    ])
    return path(`${curve(points)}V400H0Z`, fill)
  }
  body += ridge(horizon, 40, q.l) + ridge(horizon + 26, 26, tone === 2 || far === q.l ? q.m : q.l)

  const choices = subjects[known]
  const x = 320 + (random() - 0.5) * 120
  const scale = 1.06 + random() * 0.12
  body += at(x, horizon + 52, scale, choices[Math.floor(random() * choices.length)]?.(q) ?? '')

  const ground = [0, 1, 2, 3, 4, 5].map((step): Point => [
    step * 128,
    horizon + 50 + (random() - 0.5) * 18,
  ])
  body += path(`${curve(ground)}V400H0Z`, q.d)
  for (const row of [1, 2, 3, 4]) {
    const line = ground.map(([px, py]): Point => [px, py + row * (17 + row * 2)])
    const thickness = 5 + row * 2
    body += `<path d="${curve(line)}" fill="none" stroke="${q.m}" stroke-width="${thickness}" stroke-linecap="round" stroke-dasharray="0 ${tenth(thickness * 0.72)}"/>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`
}
