import { randomInt } from 'node:crypto'
import { base32Alphabet, checkCharacter } from '@/lib/complaints/number-check'
import { jakartaTime } from '@/lib/jakarta'
import { foldBase32 } from './base32'

const randomLength = 5

/** @returns `JBR-20260131-7K4M9A`: Jakarta day, five random characters, one check character over both */
export function newComplaintNumber(
  now: Date,
  random: (below: number) => number = (below) => randomInt(below),
): string {
  const day = jakartaTime(now.toISOString()).slice(0, 10).replaceAll('-', '')
  const middle = Array.from({ length: randomLength }, () =>
    base32Alphabet.charAt(random(base32Alphabet.length)),
  ).join('')
  return `JBR-${day}-${middle}${checkCharacter(day + middle)}`
}

/**
 * Parses a number as typed: any case, with or without hyphens and spaces, confusable letters folded.
 * @returns the number as stored, or null when its form or check character is wrong
 */
export function parseComplaintNumber(typed: string): string | null {
  const folded = foldBase32(typed)
  if (!/^JBR\d{8}[0-9A-HJKMNP-TV-Z]{6}$/.test(folded)) return null
  const payload = folded.slice(3, -1)
  if (checkCharacter(payload) !== folded.slice(-1)) return null
  return `JBR-${payload.slice(0, 8)}-${folded.slice(11)}`
}
