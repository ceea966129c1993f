import { stemmer as englishStem } from '@orama/stemmers/english'
import { Stemmer } from 'sastrawijs'
import type { Locale } from '@/lib/i18n/locales'
import { BoundedMap } from './bounded-map'
import protectedNames from './data/protected-names.json'
import exceptions from './data/stem-exceptions.json'

// Dictionary based: strips an affix only where a known root is left, so names and loan words survive. The suffix-stripping stemmers that
// were tried turned sekolah into seko.
const indonesian = new Stemmer()

const names = new Set([
  ...protectedNames.regencies,
  ...protectedNames.places,
  ...protectedNames.names,
])
const known: Record<Locale, ReadonlyMap<string, string>> = {
  id: new Map(Object.entries(exceptions.id)),
  en: new Map(Object.entries(exceptions.en)),
}

/** Shorter words carry no affix worth cutting, characters. */
const stemmedMin: Record<Locale, number> = { id: 5, en: 4 }
const vowel = /[aeiouy]/

const remembered: Record<Locale, BoundedMap<string, string>> = {
  id: new BoundedMap(40_000),
  en: new BoundedMap(40_000),
}

function made(word: string, locale: Locale): string {
  const exception = known[locale].get(word)
  if (exception !== undefined) return exception
  // What has a digit or no vowel is an abbreviation: bpjs is no plural.
  if (word.length < stemmedMin[locale] || names.has(word) || /\d/.test(word) || !vowel.test(word))
    return word
  return locale === 'id' ? indonesian.stem(word) : englishStem(word)
}

/** Whether the dictionary of Indonesian roots has one of this word. */
export const hasIndonesianRoot = (word: string) => indonesian.find(indonesian.stem(word))

/** The common root of a folded word's forms (membayar, pembayaran → bayar); the word itself when it has none. */
export const stemOf = (word: string, locale: Locale): string =>
  remembered[locale].getOr(word, () => made(word, locale))
