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
 * Reads a highlight of the contract back into pieces of plain text, so that no markup of it ever reaches a page: only `<strong>` and
 * `</strong>` mean something, every other sign is text, whoever sent it.
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
