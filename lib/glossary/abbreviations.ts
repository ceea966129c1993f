import type { Locale } from '@/lib/i18n/locales'
import entries from './abbreviations.json'

/** What an abbreviation is short for, and what that is in a plain sentence. */
export interface Explanation {
  full: string
  meaning: string
}

const byShort = new Map(entries.map((entry) => [entry.short, entry]))

/** The explanation of an abbreviation that the glossary knows. */
export function explanationOf(short: string, locale: Locale): Explanation | null {
  return byShort.get(short)?.[locale] ?? null
}

/** The popover that explains an abbreviation; a page explains each only once. */
export const explanationId = (short: string) =>
  `istilah-${short.toLowerCase().replaceAll(' ', '-')}`

// The longer first: KTP-el before KTP.
const shorts = entries.map(({ short }) => short).toSorted((a, b) => b.length - a.length)
// Whole words; "-nya" makes no other word of one, while JKN-KIS and an address like NIB.go.id are something else. What stands before is taken
// along, because Safari before 16.4 cannot look behind.
const abbreviation = new RegExp(
  `(^|[^\\p{L}\\p{N}&@._-])(${shorts.join('|')})(?![\\p{L}\\p{N}_]|-(?!nya\\b)|[.@]\\p{L})`,
  'gu',
)

export interface Found {
  short: string
  at: number
}

/** Whether the text spells an abbreviation out where it stands: "Nomor Induk Berusaha (NIB)". */
const isSpelledOut = (before: string, { id, en }: Record<Locale, Explanation>) =>
  [id, en].some(({ full }) => before.toLowerCase().endsWith(`${full.toLowerCase()} (`))

/**
 * The abbreviations of a plain text that need an explanation: each where it first stands, without those in `known` and those that the text
 * itself spells out there. Adds to `known` what it meets.
 */
export function findAbbreviations(text: string, known: Set<string>): Found[] {
  const found: Found[] = []
  for (const { 1: before = '', 2: short = '', index } of text.matchAll(abbreviation)) {
    const [entry, at] = [byShort.get(short), index + before.length]
    if (!entry || known.has(short)) continue
    known.add(short)
    if (!isSpelledOut(text.slice(0, at), entry)) found.push({ short, at })
  }
  return found
}
