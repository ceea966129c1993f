import { inflateSync } from 'node:zlib'

const wordsOf = (count: number) => {
  const exponent = Math.floor(Math.log2(count))
  const range = 2 ** exponent * 16
  return [count, range, exponent, count * 16 - range] as const
}
const padded = (length: number) => Math.ceil(length / 4) * 4

/**
 * The TrueType file inside a WOFF file (W3C WOFF 1.0): the same tables, not compressed. The library that sets text reads no WOFF.
 * @throws for bytes that are no WOFF 1.0
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('no WOFF file')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = 44 + at * 20
    const offset = woff.readUInt32BE(entry + 4)
    const [packed, length] = [woff.readUInt32BE(entry + 8), woff.readUInt32BE(entry + 12)]
    const stored = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      length,
      data: packed < length ? inflateSync(stored) : stored,
    }
  })
  const head = 12 + count * 16
  const font = Buffer.alloc(tables.reduce((sum, { length }) => sum + padded(length), head))
  woff.copy(font, 0, 4, 8)
  for (const [at, word] of wordsOf(count).entries()) font.writeUInt16BE(word, 4 + at * 2)
  let place = head
  for (const [at, { tag, checksum, length, data }] of tables.entries()) {
    const entry = 12 + at * 16
    tag.copy(font, entry)
    font.writeUInt32BE(checksum, entry + 4)
    font.writeUInt32BE(place, entry + 8)
    font.writeUInt32BE(length, entry + 12)
    data.copy(font, place)
    place += padded(length)
  }
  return font
}
