/** A stretch of a text, as positions in it. */
export interface Span {
  from: number
  to: number
}

/** Longest piece given to a voice at once, characters: some voices fall silent after a quarter of a minute. */
export const pieceMax = 200

// A full stop after these ends a word and no sentence; so does one after a single letter ("H. Ridwan", "K.H.").
const abbreviations =
  'a\\.n|d\\.a|u\\.p|jl|jln|gg|no|nomor|tel|telp|hlm|dr|drs|dra|prof|ir|hj|kh|st|' +
  'kab|kec|kel|ds|prov|bpk|sdr|sdri|tn|ny|yth|rp|mr|mrs|ms|vs|e\\.g|i\\.e|fig'
const abbreviation = new RegExp(
  `(?:^|[\\s("'“‘])(?:\\p{L}|\\p{L}\\.\\p{L}|${abbreviations})\\.\\s*$`,
  'iu',
)
const sentenceEnd = /[.!?…]+["'”’)\]]*\s+|\n+/gu

/** The sentences of a text in reading order, without the space around them; sentences too long for a voice come in pieces. */
export function splitSentences(text: string, language: string): Span[] {
  return joinAbbreviations(text, rawSentences(text, language))
    .map((span) => trimmed(text, span))
    .filter(({ from, to }) => /[\p{L}\p{N}]/u.test(text.slice(from, to)))
    .flatMap((span) => inPieces(text, span))
}

function rawSentences(text: string, language: string): Span[] {
  if ('Segmenter' in Intl) {
    return [...segmenter(language).segment(text)].map(({ index, segment }) => ({
      from: index,
      to: index + segment.length,
    }))
  }
  const ends = [...text.matchAll(sentenceEnd)]
    .map((match) => match.index + match[0].length)
    .filter((end) => end < text.length)
  return [0, ...ends].map((from, at) => ({ from, to: ends[at] ?? text.length }))
}

/** A marking on the page may name a language that no browser knows. */
function segmenter(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity: 'sentence' })
  } catch {
    return new Intl.Segmenter(undefined, { granularity: 'sentence' })
  }
}

function joinAbbreviations(text: string, spans: Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const before = joined.at(-1)
    if (before && abbreviation.test(text.slice(before.from, before.to))) before.to = span.to
    else joined.push({ ...span })
  }
  return joined
}

function trimmed(text: string, { from, to }: Span): Span {
  const whole = text.slice(from, to)
  return {
    from: from + whole.length - whole.trimStart().length,
    to: to - (whole.length - whole.trimEnd().length),
  }
}

/** Cuts at the last clause that fits, else at the last word, else where the room ends. */
function inPieces(text: string, { from, to }: Span): Span[] {
  if (to - from <= pieceMax) return [{ from, to }]
  const room = text.slice(from, from + pieceMax)
  const clause = /^.*[,;:–—](?=\s)/su.exec(room)?.[0].length
  const cut =
    clause && clause > pieceMax / 3
      ? clause
      : (/^.*(?=\s)/su.exec(room)?.[0].length ?? 0) || pieceMax
  return [{ from, to: from + cut }, ...inPieces(text, trimmed(text, { from: from + cut, to }))]
}
