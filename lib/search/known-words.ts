import type { Locale } from '@/lib/i18n/locales'
import { isStopWord } from './analyse'
import english from './data/english-words.json'
import everyday from './data/everyday-words.json'
import { hasIndonesianRoot } from './stems'

const front = /([0-9A-Z])([a-z]*)/g

/** FNV-1a, 32 bits. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * The English list as sorted hashes: 160 KB where a set of its 40,000 words takes some MB. One unknown word in 100,000 is taken for a known
 * one, which then is not mended. In the file each word begins with a sign for the letters that it shares with the word before (0–9, A–Z).
 */
function readEnglish(): Uint32Array {
  const hashes: number[] = []
  let word = ''
  for (const [, shared = '0', rest = ''] of english.words.matchAll(front)) {
    word = word.slice(0, Number.parseInt(shared, 36)) + rest
    hashes.push(hashOf(word))
  }
  return Uint32Array.from(hashes).sort()
}

const englishHashes = readEnglish()

function isEnglish(word: string): boolean {
  const hash = hashOf(word)
  let [from, to] = [0, englishHashes.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((englishHashes[middle] ?? 0) < hash) from = middle + 1
    else to = middle
  }
  return englishHashes[from] === hash
}

// Abbreviations, loan words and Sundanese, which people write on Indonesian pages and no list of roots has.
const spoken = new Set([...everyday.everyday, ...everyday.sundanese])
const vowel = /[aeiouy]/

/** Whether a folded word is one of the language. */
const isWordOf = (word: string, locale: Locale): boolean =>
  isStopWord(word, locale) ||
  (locale === 'en' ? isEnglish(word) : spoken.has(word) || hasIndonesianRoot(word))

/** Whether a word is letters that can only be spelt: "ktp", "skck". */
export const isAbbreviation = (word: string): boolean => !vowel.test(word) && !/\d/.test(word)

/** Whether a word exists in either language, or is an abbreviation: it is never taken for a misspelt one. */
export const isKnownWord = (word: string): boolean =>
  isAbbreviation(word) || /\d/.test(word) || isWordOf(word, 'id') || isWordOf(word, 'en')

/** Whether a word of the content may stand for a misspelt one on a page of the language: one of its words, or a name, which is in no list. */
export const belongsTo = (word: string, locale: Locale): boolean =>
  isWordOf(word, locale) || !isWordOf(word, locale === 'id' ? 'en' : 'id')
