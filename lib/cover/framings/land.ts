import type { Palette } from '../palette'
import { curve, path, type Point } from '../shapes'

/** How far a scene goes on beyond both sides of its picture, for the wide strip of link previews. */
const bleed = 192

const across = (heightAt: () => number): Point[] =>
  [-192, 0, 160, 320, 480, 640, 832].map((x): Point => [x, heightAt()])

/** A ridge from side to side. */
export const ridge = (random: () => number, y: number, spread: number, fill: string) =>
  path(`${curve(across(() => y + (random() - 0.5) * spread))}L${640 + bleed} 400H${-bleed}Z`, fill)

/** The ground with rows of tea. */
export function ground(
  random: () => number,
  y: number,
  { d, m }: Pick<Palette, 'd' | 'm'>,
): string {
  const line = across(() => Math.round(y + (random() - 0.5) * 14))
  const rows = [16, 37, 62].map((step, row) => {
    const thickness = 6 + row * 2
    return `<use href="#g1" y="${step}" stroke-width="${thickness}" stroke-dasharray="0 ${(thickness * 0.72).toFixed(1)}"/>`
  })
  return (
    path(`${curve(line)}L${640 + bleed} 400H${-bleed}Z`, d) +
    `<defs><path id="g1" d="${curve(line)}"/></defs>` +
    `<g fill="none" stroke="${m}" stroke-linecap="round">${rows.join('')}</g>`
  )
}
