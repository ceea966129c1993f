import sanitizeHtml from 'sanitize-html'
import { markdownToHtml } from '@/lib/server/content/rich-text'

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The text of HTML, blocks separated by a space. Not safe as HTML: escape it like any other text. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(p|h\d|li|td|th|blockquote)>|<br\s*\/?>/gi, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** The text of an editor's Markdown. */
export const plainMarkdown = (text: string): string => plainText(markdownToHtml(text))
