import distance from 'sharp-phash/distance.js'
import { loadDecoders } from '@/lib/server/media/decoders'

/** Pictures whose hashes differ in at most this many of 64 bits are similar: the same scene scaled, compressed or slightly cropped. */
export const similarBitsMax = 8

/** Perceptual hash of a cleaned picture: 64 bits of its lowest frequencies, as 0 and 1. Decoding takes 5 to 40 ms. */
export async function perceptualHashOf(cleaned: Uint8Array): Promise<string> {
  await loadDecoders()
  const { default: phash } = await import('sharp-phash')
  return phash(Buffer.from(cleaned))
}

export const areSimilarHashes = (left: string, right: string) =>
  distance(left, right) <= similarBitsMax
