import type { Piece } from './highlight'

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}
const unescaped = (text: string) =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)

/**
 * Parses a highlight of the contract into pieces of plain text, so that none of its markup reaches a page: only `<strong>` and
 * `</strong>` count, everything else is text.
 */
export function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = []
  let isHit = false
  for (const part of html.split(/(<\/?strong>)/)) {
    if (part === '<strong>' || part === '</strong>') isHit = part === '<strong>'
    else if (part !== '') pieces.push({ text: unescaped(part), isHit })
  }
  return pieces
}
