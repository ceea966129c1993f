import { base32Alphabet } from '@/lib/complaints/number-check'
import { separators } from '@/lib/complaints/typed-number'

/** Upper case without separators and signs around it, confusable letters folded (O→0, I and L→1). */
export const foldBase32 = (typed: string) =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(separators, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

/** @returns the bytes as one big-endian number in Crockford base 32, padded to the width that holds them (16 bytes: 26 characters) */
export function encodeBase32(bytes: Uint8Array): string {
  const width = Math.ceil((bytes.length * 8) / 5)
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`)
  let text = ''
  for (let place = 0; place < width; place += 1) {
    text = base32Alphabet.charAt(Number(rest & 31n)) + text
    rest >>= 5n
  }
  return text
}
