import { fold } from '@/lib/fold'

/** A regency or city by its Indonesian name: Kota Bandung. */
export interface NamedDistrict {
  name: string
}

const kinds = {
  kota: { before: ['kota'], after: ['city'] },
  kabupaten: { before: ['kabupaten', 'kab'], after: ['regency'] },
} as const
type Kind = keyof typeof kinds
const isKind = (word: string): word is Kind => word in kinds

/** The kind and the place of a name. */
function partsOf({ name }: NamedDistrict): { kind: Kind | null; place: string[] } {
  const [first = '', ...rest] = fold(name).split(' ')
  return isKind(first) ? { kind: first, place: rest } : { kind: null, place: [first, ...rest] }
}

/**
 * The regencies and cities that a text names, the longest name first found: "garut", "kota bandung", "Bandung Barat". A place that is both a
 * regency and a city names both unless the text says which; none when it names no place.
 */
export function namedDistricts<Each extends NamedDistrict>(
  text: string,
  districts: readonly Each[],
): Each[] {
  const tokens = fold(text).split(' ')
  const standing = districts.flatMap((district) => {
    const { kind, place } = partsOf(district)
    const at = tokens.findIndex((_, from) =>
      place.every((word, offset) => tokens[from + offset] === word),
    )
    return at < 0 ? [] : [{ district, kind, at, length: place.length }]
  })
  const longest = Math.max(0, ...standing.map(({ length }) => length))
  const named = standing.filter(({ length }) => length === longest)
  const said = named.filter(({ kind, at, length }) => {
    const words: { before: readonly string[]; after: readonly string[] } | null =
      kind && kinds[kind]
    return (
      words?.before.includes(tokens[at - 1] ?? '') ||
      words?.after.includes(tokens[at + length] ?? '')
    )
  })
  return (said.length > 0 ? said : named).map(({ district }) => district)
}
