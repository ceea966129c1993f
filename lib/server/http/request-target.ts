/** Longest path that is looked at, characters. */
const pathMaxLength = 8_192

/** Longest query that is looked at, characters; a longer one is cut, because somebody may paste a whole letter into a search box. */
const queryMaxLength = 12_288

export type RequestTarget =
  | { kind: 'bad' }
  | { kind: 'redirect'; location: string }
  | { kind: 'path'; path: string; search: string }

const visibleAscii = /^[!-~]*$/
// What RFC 3986 forbids in paths, and what browsers and proxies read differently.
const oddInPath = /[\\#"<>^`{|}]/
// Brackets, pipes and quotes arrive unescaped in queries of old clients (`cat[]=…`), so the query is judged more mildly.
const oddInQuery = /[\\#]/
const control = /\p{Cc}/u

const decodes = (text: string) => {
  try {
    return !control.test(decodeURIComponent(text))
  } catch {
    return false
  }
}

const hasDotSegment = (path: string) =>
  path.includes('.') || /%2e/i.test(path)
    ? path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part))
    : false

// An escape sequence that the cut went through.
const halfEscape = /%[\da-f]?$/i
const cutQuery = (search: string) => search.slice(0, queryMaxLength).replace(halfEscape, '')

/**
 * Judges the raw target of a request line. Only the origin form (`/path?query`) is accepted; absolute, authority and asterisk
 * forms, dot segments, broken escapes, control characters and backslashes are bad, because proxies and Next disagree about them.
 * Doubled and trailing slashes redirect to the one address of the page, queries above `queryMaxLength` to their beginning.
 */
export function parseTarget(raw: string): RequestTarget {
  const mark = raw.indexOf('?')
  const path = mark < 0 ? raw : raw.slice(0, mark)
  const search = mark < 0 ? '' : raw.slice(mark + 1)
  if (path.length > pathMaxLength) return { kind: 'bad' }
  if (
    !path.startsWith('/') ||
    !visibleAscii.test(raw) ||
    oddInPath.test(path) ||
    oddInQuery.test(search)
  )
    return { kind: 'bad' }
  if (path.includes('%') && !decodes(path)) return { kind: 'bad' }
  if (hasDotSegment(path)) return { kind: 'bad' }
  if (search.length > queryMaxLength)
    return { kind: 'redirect', location: `${path.replace(/\/{2,}/g, '/')}?${cutQuery(search)}` }
  if (path.includes('//') || (path.length > 1 && path.endsWith('/'))) {
    const tidy = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
    return { kind: 'redirect', location: search === '' ? tidy : `${tidy}?${search}` }
  }
  return { kind: 'path', path, search }
}
