import { alikeBits } from './perceptual-hash'

const bandBits = 16
/** Where the bands begin, counted from 1 as SQL counts; the indexes `photos_band_…` are made of the same parts. */
const starts = [1, 17, 33, 49]

/** A part of a picture's bits, and how every picture that looks alike may have it. */
export interface HashBand {
  /** Counted from 1. */
  start: number
  length: number
  values: string[]
}

/** A text of 0 and 1 with up to so many signs turned, each text once. */
function near(bits: string, turns: number, from = 0): string[] {
  if (turns === 0) return [bits]
  const texts = [bits]
  for (let at = from; at < bits.length; at += 1) {
    texts.push(
      ...near(
        `${bits.slice(0, at)}${bits[at] === '0' ? '1' : '0'}${bits.slice(at + 1)}`,
        turns - 1,
        at + 1,
      ),
    )
  }
  return texts
}

/**
 * What pictures must share with one that looks like it, so that an index finds them: of 8 bits that differ, at most 2 lie in the first of four
 * bands or at most 1 in one of the others, because 3 + 2 + 2 + 2 would be 9 (multi-index hashing, Norouzi et al. 2012). 188 values for 64 bits,
 * and one picture in 350 by chance.
 */
export const hashBands = (look: string): HashBand[] =>
  starts.map((start, index) => ({
    start,
    length: bandBits,
    values: near(
      look.slice(start - 1, start - 1 + bandBits),
      Math.floor((alikeBits - index) / starts.length),
    ),
  }))
