import sanitizeHtml from 'sanitize-html'
import { markdownToHtml } from '@/lib/server/rich-text'

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The words of HTML; blocks are kept apart by a space. For reading only: it is text and must be escaped like any other. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(p|h\d|li|td|th|blockquote)>|<br\s*\/?>/gi, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** The words of an editor's Markdown. */
export const plainMarkdown = (text: string): string => plainText(markdownToHtml(text))
