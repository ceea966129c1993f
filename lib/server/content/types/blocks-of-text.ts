import type { DocumentBlock } from '@/lib/schemas/archives'
import { pageBreak } from '@/lib/search/page-breaks'

const headingMax = 150

/** Lines of one paragraph become one; a word that was parted at the end of a line is joined. */
const joined = (paragraph: string) =>
  paragraph
    .replaceAll(/(\p{Ll})-\n\s*(?=\p{Ll})/gu, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * A document's blocks from its text, whose pages end with a page break: one for each page that holds anything, headed by the first line.
 * Paragraphs are parted by empty lines.
 */
export function blocksOfText(text: string): DocumentBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(pageBreak)
    .flatMap((own, at) => {
      const [first = '', ...others] = own.trim().split('\n')
      const heading = joined(first).slice(0, headingMax)
      const paragraphs = others
        .join('\n')
        .split(/\n\s*\n/)
        .map(joined)
        .filter(Boolean)
      return heading === ''
        ? []
        : [
            {
              kind: 'text' as const,
              heading,
              page: at + 1,
              paragraphs: paragraphs.length > 0 ? paragraphs : [joined(first)],
            },
          ]
    })
}
