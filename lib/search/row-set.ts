/** Rows that a stored piece of a posting list spans. */
export const rowsPerPart = 16_384

const bitmapBytes = rowsPerPart / 8
const placeBytes = 2

// Many rows are stored as a bitmap, few as two bytes each; the length tells which.

/** Number of the piece that a row falls into. */
export const partOf = (row: number) => Math.floor(row / rowsPerPart)

/** Reads the rows of a stored piece into a list. @returns the place behind the last one */
export function readRows(
  bytes: Uint8Array,
  part: number,
  rows: Uint32Array,
  start: number,
): number {
  const first = part * rowsPerPart
  let count = start
  if (bytes.length < bitmapBytes) {
    for (let at = 0; at < bytes.length; at += placeBytes)
      rows[count++] = first + (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256
    return count
  }
  for (let at = 0; at < bitmapBytes; at += 1) {
    for (let bits = bytes[at] ?? 0; bits !== 0; bits &= bits - 1)
      rows[count++] = first + at * 8 + (31 - Math.clz32(bits & -bits))
  }
  return count
}

function bitCount(bytes: Uint8Array): number {
  let count = 0
  for (const byte of bytes) for (let bits = byte; bits !== 0; bits &= bits - 1) count += 1
  return count
}

/** How many rows a stored piece holds. */
export const rowCount = (bytes: Uint8Array) =>
  bytes.length < bitmapBytes ? bytes.length / placeBytes : bitCount(bytes)

function placesOf(bytes: Uint8Array): number[] {
  const places: number[] = []
  for (let at = 0; at < bytes.length; at += placeBytes)
    places.push((bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256)
  return places
}

function bitmapOf(places: Iterable<number>): Uint8Array {
  const bitmap = new Uint8Array(bitmapBytes)
  for (const place of places) bitmap[place >> 3] = (bitmap[place >> 3] ?? 0) | (1 << (place & 7))
  return bitmap
}

function listOf(places: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(places.length * placeBytes)
  for (const [at, place] of places.entries()) {
    bytes[at * placeBytes] = place & 255
    bytes[at * placeBytes + 1] = place >> 8
  }
  return bytes
}

/**
 * A piece with some rows more and some less.
 * @param changes rows that fall into the piece, taken out where they are written as `~row`; the last word on a row counts
 * @returns empty when no row is left
 */
export function changedRows(
  bytes: Uint8Array,
  part: number,
  changes: readonly number[],
): Uint8Array {
  const first = part * rowsPerPart
  if (bytes.length < bitmapBytes) {
    const places = new Set(placesOf(bytes))
    for (const change of changes) {
      if (change < 0) places.delete(~change - first)
      else places.add(change - first)
    }
    return places.size * placeBytes < bitmapBytes
      ? listOf([...places].sort((a, b) => a - b))
      : bitmapOf(places)
  }
  const bitmap = Uint8Array.from(bytes)
  for (const change of changes) {
    const place = (change < 0 ? ~change : change) - first
    const bit = 1 << (place & 7)
    bitmap[place >> 3] =
      change < 0 ? (bitmap[place >> 3] ?? 0) & ~bit : (bitmap[place >> 3] ?? 0) | bit
  }
  const count = bitCount(bitmap)
  if (count * placeBytes >= bitmapBytes) return bitmap
  const rows = new Uint32Array(count)
  readRows(bitmap, 0, rows, 0)
  return listOf([...rows])
}
