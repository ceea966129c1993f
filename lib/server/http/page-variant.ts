import type { IncomingHttpHeaders } from 'node:http'
import { firstPaintScript } from '@/lib/accessibility/first-paint'
import type { Locale } from '@/lib/i18n/locales'
import { missingScriptWatch } from '@/lib/script-reload'
import type { RouteMatch } from './routes'
import type { Rendered } from './render-to-buffer'
import { mediaTypeOfResponse } from './response-headers'

/**
 * How a page goes out. `full`: as it is. `no-script`: without scripts and pictures. `low-data`: marked for people who save data, with its scripts,
 * because it is nothing without them.
 */
export type PageVariant = 'full' | 'low-data' | 'no-script'

const chosen = /(?:^|;\s*)low-data=([01])(?:;|$)/

/** What a person chose here, else what their browser says of their connection. */
function savesData({ cookie, 'save-data': saveData }: IncomingHttpHeaders): boolean {
  const choice = cookie === undefined ? undefined : chosen.exec(cookie)?.[1]
  return choice === undefined ? String(saveData ?? '').toLowerCase() === 'on' : choice === '1'
}

const isFile = (path: string) => path.slice(path.lastIndexOf('/')).includes('.')

/** The form in which a visitor gets a page; files and what is rendered for one person alone always go out full. */
export function variantFor({ route, path }: RouteMatch, headers: IncomingHttpHeaders): PageVariant {
  if (route.kind !== 'page' || route.sharing !== 'shared' || isFile(path) || !savesData(headers))
    return 'full'
  return route.needsScripts ? 'low-data' : 'no-script'
}

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

const watch = Buffer.from(`<script>${missingScriptWatch}</script>`)
/** Everything that a browser fetches for the head, or has to wait for before it runs a script that follows. */
const firstFetched = /<(?:link|script)\b/

/**
 * Puts the watch for missing scripts before all that a document fetches. React writes style sheets and scripts first, and a script in the
 * head waits for the style sheets, so a script refused meanwhile would go unnoticed.
 */
export function watchFirst(rendered: Rendered): Rendered {
  if (!mediaTypeOfResponse(rendered).startsWith('text/html')) return rendered
  const { body } = rendered
  const at = body.indexOf(watch)
  // Names of elements are plain ASCII, so places in these first bytes are the same in both.
  const first = body.toString('latin1', 0, Math.max(at, 0)).search(firstFetched)
  if (first < 0) return rendered
  const moved = Buffer.concat([
    body.subarray(0, first),
    watch,
    body.subarray(first, at),
    body.subarray(at + watch.byteLength),
  ])
  return { ...rendered, body: moved }
}
