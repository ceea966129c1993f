/** A piece of a suggestion. */
export interface TypedPart {
  text: string
  isTyped: boolean
}

const word = /[\p{L}\p{N}]+/gu

/** A suggestion in pieces: the beginnings of its words that somebody typed, and what is between. Joined they are the suggestion. */
export function typedParts(value: string, typed: string): TypedPart[] {
  const beginnings = typed.toLowerCase().match(word) ?? []
  const parts: TypedPart[] = []
  let end = 0
  const add = (upTo: number, isTyped: boolean) => {
    if (upTo > end) parts.push({ text: value.slice(end, upTo), isTyped })
    end = upTo
  }
  for (const { 0: found, index } of value.matchAll(word)) {
    const lower = found.toLowerCase()
    const longest = Math.max(
      0,
      ...beginnings.filter((each) => lower.startsWith(each)).map(({ length }) => length),
    )
    if (longest === 0) continue
    add(index, false)
    add(index + longest, true)
  }
  add(value.length, false)
  return parts
}
