import { firstPaintScript } from '@/lib/accessibility/first-paint'
import type { Locale } from '@/lib/i18n/locales'
import type { Rendered } from './render-to-buffer'
import type { PageVariant } from './low-data'
import { mediaTypeOfResponse } from './response-headers'

const showPicture: Record<Locale, string> = { id: 'Tampilkan gambar', en: 'Show picture' }

const scriptElement = /<script\b[^>]*>([\s\S]*?)<\/script>/gi
// What a page asks for early: its first font and pictures. Programs are asked for in the same way.
const preload = /<link\b[^>]*\brel="(?:preload|modulepreload)"[^>]*>/gi
// Its class lays it out, so the box stays.
const noscriptTag = /<(\/?)noscript\b/gi
// What may hold words only: a box inside would be torn out of it by the browser.
const pictureOrWords = /<(\/?)(?:a|button|summary|label|span|p|h[1-6])\b[^>]*>|<img\b[^>]*>/gi
const valueOf = (tag: string, attribute: string) =>
  new RegExp(`\\s${attribute}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''
// A page's own picture is decoration beside its title, and has the title as its name here.
const nameOf = (tag: string) => valueOf(tag, 'alt') || valueOf(tag, 'data-lead-picture')

/** A picture as something to tap: a browser fetches a lazy picture in a closed box only when somebody opens it. */
function pictureBox(tag: string, words: string): string {
  const lazy = tag
    .replace(/\s(?:loading|fetchpriority|decoding)="[^"]*"/gi, '')
    .replace(/^<img\b/i, '<img loading="lazy"')
  return `<details class="low-data-picture"><summary>${words}: ${nameOf(tag)}</summary>${lazy}</details>`
}

/**
 * Pictures with words, and the one a page is about, wait in a box. Decoration goes. In a link, a button or a line of text only the words are
 * left: a box cannot be opened or may not stand there.
 */
function withoutPictures(html: string, locale: Locale): string {
  let depth = 0
  return html.replace(pictureOrWords, (tag: string, closing?: string) => {
    if (!/^<img/i.test(tag)) {
      depth += closing ? -1 : 1
      return tag
    }
    if (nameOf(tag) === '') return ''
    if (depth === 0) return pictureBox(tag, showPicture[locale])
    const alt = valueOf(tag, 'alt')
    return alt && `<span>${alt}</span>`
  })
}

const marked = (html: string, form: PageVariant) =>
  html.replace(/<html\b/i, `<html data-low-data="${form}"`)

/** A page for people who save data. Only the small script stays that shows somebody's accessibility settings before the first paint. */
function leanHtml(html: string, locale: Locale): string {
  const scriptless = html
    .replace(scriptElement, (element: string, code: string) =>
      code === firstPaintScript ? element : '',
    )
    .replace(preload, '')
    .replace(noscriptTag, '<$1div')
  return marked(withoutPictures(scriptless, locale), 'no-script')
}

const withoutFont = (html: string) =>
  marked(
    html.replace(preload, (tag) => (tag.includes('as="font"') ? '' : tag)),
    'low-data',
  )

/** The answer in the form that a visitor gets; anything but a page stays as it is. */
export function toVariant(rendered: Rendered, form: PageVariant, locale: Locale): Rendered {
  if (form === 'full' || !mediaTypeOfResponse(rendered).startsWith('text/html')) return rendered
  const html = rendered.body.toString('utf8')
  // Headers name what to fetch early too.
  const { link: _early, ...headers } = rendered.headers
  return {
    ...rendered,
    headers,
    body: Buffer.from(form === 'no-script' ? leanHtml(html, locale) : withoutFont(html)),
  }
}
