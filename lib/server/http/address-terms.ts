import { fold } from '@/lib/fold'
import { pageRoutes } from './page-routes'

/** Longest path that is read and longest word, characters, and most words. */
const pathMax = 300
const termsMax = 8
const wordMax = 30

/** First segments of the portal's own paths, which name a kind of page rather than its subject. */
const sections = new Set(
  pageRoutes
    .map(({ pattern }) => pattern.split('/')[1] ?? '')
    .filter((part) => part !== '' && !part.startsWith('[')),
)

/** Words in paths that come from servers and languages. */
const noise = new Set([
  'id',
  'en',
  'www',
  'index',
  'html',
  'htm',
  'php',
  'asp',
  'aspx',
  'jsp',
  'amp',
  'page',
  'detail',
  'read',
  'post',
])

// Words, words with a short number such as `covid19`, and years. Anything else with digits may be an id, a key or a hash.
const word = /^(?:\p{L}+\d{0,3}|(?:19|20)\d{2})$/u

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

/**
 * Search words of a path that does not exist: lower case, letters and short numbers only, so that nothing else of the path
 * gets into a page. Empty when there are none.
 */
export function addressTerms(path: string): string {
  const parts = decoded(path.slice(0, pathMax).replace(/%[\da-f]?$/i, ''))
    .split('/')
    .filter(Boolean)
  if (parts[0] === 'en') parts.shift()
  const named = parts.length > 1 && sections.has(parts[0] ?? '') ? parts.slice(1) : parts
  const terms = named
    .flatMap((part) => fold(part).split(' '))
    .filter(
      (each) => word.test(each) && each.length > 1 && each.length <= wordMax && !noise.has(each),
    )
  return [...new Set(terms)].slice(0, termsMax).join(' ')
}
