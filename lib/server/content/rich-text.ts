import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { localePath, type Locale } from '@/lib/i18n/locales'
import { isOutbound, linkCheckHref } from '@/lib/outbound-link'
import { messagesOf } from '@/messages'

const markdown = new Marked({ gfm: true, async: false })

/** An editor's Markdown as HTML. Not safe to show until sanitised. */
export const markdownToHtml = (text: string): string => markdown.parse(text, { async: false })

/**
 * All rich text leaves the backend through this: an allow-list of elements, links to http(s), mail, phone or the portal itself.
 * Root-relative links point to the page in the requested language; other sites open through the check page, in a new tab without opener,
 * and say so to screen readers.
 */
export function sanitise(html: string, locale: Locale): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [
      'p',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'a',
      'blockquote',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'br',
      'hr',
      'code',
    ],
    allowedAttributes: { a: ['href', 'target', 'rel', 'data-address'], th: ['scope'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, attributes) => ({
        tagName,
        attribs: linkAttributes(attributes.href ?? '', locale),
      }),
      th: (tagName) => ({ tagName, attribs: { scope: 'col' } }),
    },
  })
  return (
    withNewTabNotes(clean, locale)
      // A wide table scrolls in a focusable box of its own, so the page never scrolls sideways.
      .replaceAll(
        '<table>',
        `<div class="table-scroll" tabindex="0" role="region" aria-label="${tableName[locale]}"><table>`,
      )
      .replaceAll('</table>', '</table></div>')
  )
}

const tableName: Record<Locale, string> = { id: 'Tabel', en: 'Table' }

// Browsers read `//host`, `/\host` and both with a tab or line break in between as another site.
const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u

function linkAttributes(href: string, locale: Locale): Record<string, string> {
  if (ownPath.test(href))
    return { href: /^\/en(?=[/?#]|$)/.test(href) ? href : localePath(locale, href) }
  if (isOutbound(href))
    return {
      href: linkCheckHref(locale, href),
      'data-address': href,
      target: '_blank',
      rel: 'noopener noreferrer',
    }
  return /^(mailto|tel):/i.test(href) ? { href } : {}
}

const linkTag = /<a\b[^>]*>|<\/a>/g

/** Ends every link that opens a new tab with a note for screen readers. Works on the sanitiser's output, whose tags are well formed. */
function withNewTabNotes(clean: string, locale: Locale): string {
  // The text around it may be in another language, so the note has its own `lang`.
  const note = `<span class="sr-only" lang="${locale}"> (${messagesOf(locale).common.newTab})</span>`
  const isNoted: boolean[] = []
  return clean.replace(linkTag, (tag) => {
    if (tag !== '</a>') {
      isNoted.push(tag.includes(' target="_blank"'))
      return tag
    }
    return isNoted.pop() ? `${note}</a>` : tag
  })
}
