import { fold } from '@/lib/fold'
import sideWords from './side-words.json'

/** A matter by what people call it. */
export interface NamedMatter {
  words: readonly string[]
}

/** Words of a query that are looked at; whoever writes more tells a story rather than naming a matter. */
const wordsMax = 12

// "cara", "hilang", "online", places: they stand beside the name of any matter and change nothing of whose it is.
const besides: ReadonlySet<string> = new Set([
  ...sideWords.questions,
  ...sideWords.doings,
  ...sideWords.states,
  ...sideWords.places,
])

/** Everyday endings: "ktpna", "paspornya". */
const endings = ['nya', 'na', 'ku', 'mu']

function isSame(token: string, word: string): boolean {
  if (token === word) return true
  return word.length > 2 && endings.some((ending) => token === word + ending)
}

/** Places of the tokens at which a phrase stands, none when it does not. */
function placesOf(tokens: readonly string[], phrase: readonly string[]): number[] {
  return tokens.flatMap((_, at) =>
    phrase.every((word, offset) => isSame(tokens[at + offset] ?? '', word))
      ? phrase.map((__, offset) => at + offset)
      : [],
  )
}

/** The words of a query; none of one that is too long to name a matter. */
function tokensOf(query: string): string[] {
  const tokens = fold(query).split(' ').filter(Boolean)
  return tokens.length > wordsMax ? [] : tokens
}

/** The word by which a phrase of a matter is found. */
export const openingWord = (phrase: string): string => fold(phrase).split(' ')[0] ?? ''

/** Every word with which a phrase of the meant matter can open; at most five for each of the query's twelve. */
export const possibleOpenings = (query: string): string[] => [
  ...new Set(
    tokensOf(query).flatMap((token) => [
      token,
      ...endings
        .filter((ending) => token.endsWith(ending))
        .map((ending) => token.slice(0, -ending.length)),
    ]),
  ),
]

interface Fit {
  /** Tokens that phrases of the matter cover. */
  covered: Set<number>
  /** Words of its longest phrase. */
  longest: number
}

function fitOf(tokens: readonly string[], phrases: readonly string[]): Fit {
  const fit: Fit = { covered: new Set(), longest: 0 }
  for (const phrase of phrases) {
    const parts = fold(phrase).split(' ')
    const places = placesOf(tokens, parts)
    if (places.length === 0) continue
    for (const place of places) fit.covered.add(place)
    fit.longest = Math.max(fit.longest, parts.length)
  }
  return fit
}

/** Words of the longest name of a matter that stands in a text, 0 when none does. */
export const longestName = (text: string, words: readonly string[]): number =>
  fitOf(fold(text).split(' ').filter(Boolean), words).longest

/**
 * The matter that a query names: whole words or phrases of it, and beside them nothing but words that say nothing of whose it is. A query with
 * any other word means something else ("sim card"), and one that fits two matters alike means neither for certain; both find null.
 */
export function meantMatter<Each extends NamedMatter>(
  query: string,
  matters: readonly Each[],
): Each | null {
  const tokens = tokensOf(query)
  if (tokens.length === 0) return null
  const fits = matters.flatMap((matter) => {
    const { covered, longest } = fitOf(tokens, matter.words)
    const isWhole =
      longest > 0 && tokens.every((token, at) => covered.has(at) || besides.has(token))
    return isWhole ? [{ matter, longest, covered: covered.size }] : []
  })
  const [best, next] = fits.toSorted(
    (one, other) => other.covered - one.covered || other.longest - one.longest,
  )
  if (!best) return null
  return next && next.covered === best.covered && next.longest === best.longest ? null : best.matter
}
