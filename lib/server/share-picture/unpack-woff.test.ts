import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { unpackWoff } from './unpack-woff'

const face = readFileSync(
  'node_modules/@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff',
)

it('gives every table at its full length, whole and in its place', () => {
  const font = unpackWoff(face)
  const count = font.readUInt16BE(4)
  expect(count).toBe(face.readUInt16BE(12))
  for (let at = 0; at < count; at += 1) {
    const entry = 12 + at * 16
    const tag = font.toString('latin1', entry, entry + 4)
    const [checksum, offset, length] = [4, 8, 12].map((more) => font.readUInt32BE(entry + more))
    // The checksum of `head` leaves out a part of itself.
    if (tag !== 'head') expect(sumOf(font, offset ?? 0, length ?? 0), tag).toBe(checksum)
  }
})

it('refuses what is no WOFF', () => {
  expect(() => unpackWoff(Buffer.from('<svg/>'))).toThrow('no WOFF')
})

function sumOf(font: Buffer, offset: number, length: number): number {
  let sum = 0
  for (let at = offset; at < offset + length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0
  return sum
}
