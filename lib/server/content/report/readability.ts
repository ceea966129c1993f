import { fold } from '@/lib/fold'
import { stemOf } from '@/lib/search/stems'

/** Words above which a sentence is very long. */
export const sentenceWordsMax = 30
/** Fewer words say nothing about how a text reads. */
const measuredWordsMin = 60
/** A root with more letters counts as a long word, as in LIX. */
const shortRootMax = 6

// A list item, a heading or a table row begins a sentence of its own, though the one before it has no full stop.
const blockStart = /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|\||>)/
const markup = /^\s*(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+|>\s*)|[*_`|]+/g
const link = /!?\[([^\]]*)\]\([^)]*\)/g
// After these a full stop ends no sentence: No. 24, dr. Siti, Jl. Diponegoro.
const abbreviation =
  /\b(?:No|Nomor|Jl|dr|drg|Dr|Prof|Ir|Hj|H|R|dll|dsb|dst|hlm|Kab|Kec|Kel|tgl|Rp|a|b|d|u|s)\.$/
const sentenceEnd = /(?<=[.!?]["”)]?)\s+(?=["“(]?\p{Lu})/u

function blocksOf(markdown: string): string[] {
  const blocks: string[] = []
  let isOpen = false
  for (const line of markdown.split('\n')) {
    const text = line.replace(link, '$1').replace(markup, ' ').trim()
    if (text === '') isOpen = false
    else if (isOpen && !blockStart.test(line)) blocks.push(`${blocks.pop() ?? ''} ${text}`)
    else {
      blocks.push(text)
      isOpen = !/^\s*#{1,6}\s/.test(line)
    }
  }
  return blocks
}

/** The sentences of an editor's Markdown, without its marks. */
export function sentencesOf(markdown: string): string[] {
  return blocksOf(markdown).flatMap((block) => {
    const sentences: string[] = []
    for (const part of block.split(sentenceEnd)) {
      const last = sentences.at(-1)
      if (last !== undefined && abbreviation.test(last))
        sentences[sentences.length - 1] = `${last} ${part}`
      else sentences.push(part)
    }
    return sentences
  })
}

export const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []

export interface Readability {
  words: number
  sentences: number
  /** LIX over roots, rounded. Below 25 very easy, 35 easy, 45 medium, 55 hard, above that very hard. */
  lix: number
}

/**
 * How hard Indonesian texts read: LIX (Björnsson 1968), average words per sentence + percentage of long words, where a word is long when its
 * root has more than six letters. LIX was made for Swedish; Indonesian puts up to four affixes on a root (ke-tidak-tersedia-an), which readers
 * know from childhood, so that counting letters of whole words would call everyday texts hard. Syllables, which other formulas count, follow from
 * letters in Indonesian.
 * @returns null for texts with too few words to say anything
 */
export function readability(texts: readonly string[]): Readability | null {
  const sentences = texts.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > 1)
  const words = sentences.flatMap(wordsOf)
  if (words.length < measuredWordsMin) return null
  const long = words.filter((word) => stemOf(fold(word), 'id').length > shortRootMax).length
  return {
    words: words.length,
    sentences: sentences.length,
    lix: Math.round(words.length / sentences.length + (100 * long) / words.length),
  }
}
