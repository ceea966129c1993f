import { fold } from '@/lib/fold'
import { pageRoutes } from './page-routes'

/** Longest address that is looked at, characters, and most words taken from it. */
const pathMax = 300
const wordsMax = 8
const wordMax = 30

/** First parts of the portal's own addresses: they say what kind of page is meant, not which. */
const sections = new Set(
  pageRoutes
    .map(({ pattern }) => pattern.split('/')[1] ?? '')
    .filter((part) => part !== '' && !part.startsWith('[')),
)

/** Parts that servers and languages put into addresses. */
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

// Words, words with a short number such as `covid19`, and years. Anything else with digits is a number of a record, a key or a hash.
const word = /^(?:\p{L}+\d{0,3}|(?:19|20)\d{2})$/u

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

/**
 * The words of an address that leads nowhere, for a search: lower case, letters and short numbers only, so that nothing of the address
 * but words ever reaches a page. Empty when it holds none.
 */
export function addressWords(path: string): string {
  const parts = decoded(path.slice(0, pathMax).replace(/%[\da-f]?$/i, ''))
    .split('/')
    .filter(Boolean)
  if (parts[0] === 'en') parts.shift()
  const named = parts.length > 1 && sections.has(parts[0] ?? '') ? parts.slice(1) : parts
  const words = named
    .flatMap((part) => fold(part).split(' '))
    .filter(
      (each) => word.test(each) && each.length > 1 && each.length <= wordMax && !noise.has(each),
    )
  return [...new Set(words)].slice(0, wordsMax).join(' ')
}
