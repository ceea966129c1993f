import { plainNumber } from './typed-number'

/** Crockford's base 32: no I, L, O, U, so that numbers can be read out and copied by hand. */
export const base32Alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

// Arithmetic of the field with 32 elements (polynomial x^5 + x^2 + 1): every place gets its own non-zero weight, so one wrong
// character and any two swapped characters change the sum. Plain sums modulo 32 miss some swaps because 32 is not a prime.
const double = (value: number) => ((value << 1) & 32 ? (value << 1) ^ 0b100101 : value << 1)

/** The last character of a number over all before it. @param payload digits of the day and the five random characters */
export function checkCharacter(payload: string): string {
  let sum = 0
  for (const character of payload) sum = double(sum ^ base32Alphabet.indexOf(character))
  return base32Alphabet.charAt(sum)
}

/**
 * Whether a number has the form of ours and another check character: it was never given out, and one of its characters is wrong. False for
 * every other text, which may be unknown but has no such mark.
 * @param typed as people type it
 */
export function isMistyped(typed: string): boolean {
  const [, payload, check] =
    /^JBR(\d{8}[0-9A-HJKMNP-TV-Z]{5})([0-9A-HJKMNP-TV-Z])$/.exec(plainNumber(typed)) ?? []
  return payload !== undefined && checkCharacter(payload) !== check
}
