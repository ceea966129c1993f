import { isNewsCategory } from '@/lib/schemas/news'
import { clouds } from './clouds'
import { palettes, type Palette } from './palette'
import { hash, sequence } from './seed'
import { at, curve, disc, path, rect, tenth, type Point } from './shapes'
import { subjects } from './subjects'

const width = 640
const height = 400
const cloudKeys = ['A', 'B', 'C', 'D'] as const

/** The flat ridge of Tangkuban Parahu or a cone, by chance. */
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
