// SVG text builders. Attributes are made of numbers and token colours only, so nothing needs escaping.

export const tenth = (value: number) => Math.round(value * 10) / 10

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}/>`

export const disc = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const at = (x: number, y: number, scale: number, body: string) =>
  `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${Math.round(scale * 100) / 100})">${body}</g>`

/** Turned by degrees around (x, y), which becomes the body's origin. */
export const turned = (x: number, y: number, degrees: number, body: string) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees})">${body}</g>`

/** The same drawing at several places, written once. */
export const repeated = (
  id: string,
  body: string,
  [first, ...more]: readonly (readonly [x: number, y: number])[],
) =>
  first
    ? `<g transform="translate(${first.join(' ')})"><g id="${id}">${body}</g></g>` +
      more.map(([x, y]) => `<use href="#${id}" x="${x}" y="${y}"/>`).join('')
    : ''

/** A round-topped opening standing on (x, y). */
export const arch = (x: number, y: number, width: number, height: number) =>
  `M${x - width / 2} ${y}v${-(height - width / 2)}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}Z`

export type Point = readonly [x: number, y: number]

/** A smooth line through all points (Catmull-Rom turned into Bézier curves). */
export function curve(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  let d = `M${tenth(first[0])} ${tenth(first[1])}`
  points.forEach((from, index) => {
    const to = points[index + 1]
    if (!to) return
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    d += `C${tenth(from[0] + (to[0] - before[0]) / 6)} ${tenth(from[1] + (to[1] - before[1]) / 6)} `
    d += `${tenth(to[0] - (after[0] - from[0]) / 6)} ${tenth(to[1] - (after[1] - from[1]) / 6)} ${tenth(to[0])} ${tenth(to[1])}`
  })
  return d
}
