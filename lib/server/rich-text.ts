import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { localePath, type Locale } from '@/lib/i18n/locales'

const markdown = new Marked({ gfm: true, async: false })

/** Markdown of an editor as HTML. Not yet safe to show: pass it through `sanitise`. */
export const markdownToHtml = (text: string): string => markdown.parse(text, { async: false })

/**
 * The one way rich text leaves the backend: an allow-list of elements, links to http(s), mail, phone or the portal itself.
 * Root-relative links point to the page in the asked language; other sites open in a new tab without opener.
 */
export function sanitise(html: string, locale: Locale): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'br', 'hr', 'code'],
    allowedAttributes: { a: ['href', 'target', 'rel'], th: ['scope'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes.href ?? '', locale) }),
      th: (tagName) => ({ tagName, attribs: { scope: 'col' } }),
    },
  })
    // A wide table scrolls in a box of its own that the keyboard reaches, so the page never scrolls sideways.
    .replaceAll('<table>', `<div class="table-scroll" tabindex="0" role="region" aria-label="${tableName[locale]}"><table>`)
    .replaceAll('</table>', '</table></div>')
}

const tableName: Record<Locale, string> = { id: 'Tabel', en: 'Table' }

// Browsers read `//host`, `/\host` and both with a tab or line break in between as another site.
const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u

function linkAttributes(href: string, locale: Locale): Record<string, string> {
  if (ownPath.test(href)) return { href: /^\/en(?=[/?#]|$)/.test(href) ? href : localePath(locale, href) }
  if (/^https?:\/\//i.test(href)) return { href, target: '_blank', rel: 'noopener noreferrer' }
  return /^(mailto|tel):/i.test(href) ? { href } : {}
}
