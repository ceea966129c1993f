import { type Cover, coverFramings } from './cover-path'
import { leaf } from './framings/leaf'
import type { Framing } from './framings/framing'
import { night } from './framings/night'
import { pattern } from './framings/pattern'
import { wide } from './framings/wide'
import { palettes } from './palette'
import { hash, oneOf, sequence } from './random'
import { subjects } from './subjects'

/** How a subject is shown, `coverFramings` of them: by day most often. */
const framings: readonly [Framing, ...Framing[]] = [wide, leaf, night, wide, pattern]

const picture = (box: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${body}</svg>`

function drawn({ subject, seed }: Cover, framing: Framing): string {
  const { hues, draw, isLand = false } = subjects[subject]
  const random = sequence(hash(`${subject}/${seed}`))
  const palette = palettes[oneOf(random, hues)]
  return framing({ subject: draw(palette), isLand, palette, random })
}

/**
 * A picture for an item that has none. The same subject and seed always give the same picture.
 * @returns SVG text, 640 × 400 units, at most 3 KB compressed
 */
export const drawCover = (cover: Cover): string =>
  picture('0 0 640 400', drawn(cover, framings[cover.seed % coverFramings] ?? wide))

/** The same subject on a wide strip, 1024 × 304 units, as link previews show it above their words. */
export const drawCoverStrip = (cover: Cover): string =>
  picture('-192 80 1024 304', drawn(cover, wide))
