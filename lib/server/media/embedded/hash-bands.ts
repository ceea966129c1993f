import { similarBitsMax } from './perceptual-hash'

const bandBits = 16
/** Start of each band, counted from 1 as in SQL; the indexes `photos_band_…` use the same bands. */
const starts = [1, 17, 33, 49]

/** A band of a hash, and its values in all similar pictures. */
export interface HashBand {
  /** Counted from 1. */
  start: number
  length: number
  values: string[]
}

/** All texts that differ from `bits` in at most `flips` bits, each once. */
function withFlippedBits(bits: string, flips: number, from = 0): string[] {
  if (flips === 0) return [bits]
  const texts = [bits]
  for (let at = from; at < bits.length; at += 1) {
    texts.push(
      ...withFlippedBits(
        `${bits.slice(0, at)}${bits[at] === '0' ? '1' : '0'}${bits.slice(at + 1)}`,
        flips - 1,
        at + 1,
      ),
    )
  }
  return texts
}

/**
 * The bands by which an index finds similar pictures: of 8 different bits, at most 2 are in the first of four bands or at most 1 in one of
 * the others, because 3 + 2 + 2 + 2 would be 9 (multi-index hashing, Norouzi et al. 2012). 188 values for 64 bits, and one picture in 350
 * by chance.
 */
export const hashBands = (hash: string): HashBand[] =>
  starts.map((start, index) => ({
    start,
    length: bandBits,
    values: withFlippedBits(
      hash.slice(start - 1, start - 1 + bandBits),
      Math.floor((similarBitsMax - index) / starts.length),
    ),
  }))
