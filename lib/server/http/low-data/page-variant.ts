import type { IncomingHttpHeaders } from 'node:http'
import { firstPaintScript } from '@/lib/accessibility/first-paint'
import type { Locale } from '@/lib/i18n/locales'
import { missingScriptWatch } from '@/lib/script-reload'
import type { RouteMatch } from '../routes'
import type { Rendered } from '../render/render-to-buffer'
import { mediaTypeOfResponse } from '../response-headers'

/**
 * Variant of a page. `full`: as rendered. `no-script`: without scripts and pictures. `low-data`: for pages that do not work without their scripts,
 * marked, with scripts and without preloaded fonts.
 */
export type PageVariant = 'full' | 'low-data' | 'no-script'

const lowDataCookie = /(?:^|;\s*)low-data=([01])(?:;|$)/

/** Whether data is to be saved: by the visitor's cookie, else by the browser's Save-Data. */
function savesData({ cookie, 'save-data': saveData }: IncomingHttpHeaders): boolean {
  const choice = cookie === undefined ? undefined : lowDataCookie.exec(cookie)?.[1]
  return choice === undefined ? String(saveData ?? '').toLowerCase() === 'on' : choice === '1'
}

const isFile = (path: string) => path.slice(path.lastIndexOf('/')).includes('.')

/** The variant of a page for a visitor; files and pages that are not shared are always full. */
export function variantFor({ route, path }: RouteMatch, headers: IncomingHttpHeaders): PageVariant {
  if (route.kind !== 'page' || route.sharing !== 'shared' || isFile(path) || !savesData(headers))
    return 'full'
  return route.needsScripts ? 'low-data' : 'no-script'
}

const showPicture: Record<Locale, string> = { id: 'Tampilkan gambar', en: 'Show picture' }

const scriptElement = /<script\b[^>]*>([\s\S]*?)<\/script>/gi
// Preloaded fonts, pictures and scripts.
const preload = /<link\b[^>]*\brel="(?:preload|modulepreload)"[^>]*>/gi
// Only the tag is replaced: its class is part of the layout.
const noscriptTag = /<(\/?)noscript\b/gi
// Elements that may contain phrasing content only: browsers would move a `details` out of them.
const pictureOrTextTag = /<(\/?)(?:a|button|summary|label|span|p|h[1-6])\b[^>]*>|<img\b[^>]*>/gi
// The mark, by which people know whose page it is: less than a kilobyte.
const keptPicture = /\sdata-kept-picture\b/
const valueOf = (tag: string, attribute: string) =>
  new RegExp(`\\s${attribute}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''
// The lead picture of a page has an empty `alt`, and its title in this attribute.
const nameOf = (tag: string) => valueOf(tag, 'alt') || valueOf(tag, 'data-lead-picture')

/** A picture in a closed `details`: the browser fetches a lazy picture only when it is opened. */
function pictureBox(tag: string, label: string): string {
  const lazy = tag
    .replace(/\s(?:loading|fetchpriority|decoding)="[^"]*"/gi, '')
    .replace(/^<img\b/i, '<img loading="lazy"')
  return `<details class="low-data-picture"><summary>${label}: ${nameOf(tag)}</summary>${lazy}</details>`
}

/**
 * Puts pictures with a text alternative and the lead picture into a `details`, and removes decoration. In links, buttons and text only the
 * alternative is left, because a `details` would not open or is not allowed there.
 */
function withoutPictures(html: string, locale: Locale): string {
  let depth = 0
  return html.replace(pictureOrTextTag, (tag: string, closing?: string) => {
    if (!/^<img/i.test(tag)) {
      depth += closing ? -1 : 1
      return tag
    }
    if (keptPicture.test(tag)) return tag
    if (nameOf(tag) === '') return ''
    if (depth === 0) return pictureBox(tag, showPicture[locale])
    const alt = valueOf(tag, 'alt')
    return alt && `<span>${alt}</span>`
  })
}

const markVariant = (html: string, variant: PageVariant) =>
  html.replace(/<html\b/i, `<html data-low-data="${variant}"`)

const scriptless = (html: string) =>
  html
    .replace(scriptElement, (element: string, code: string) =>
      code === firstPaintScript ? element : '',
    )
    .replace(preload, '')
    .replace(noscriptTag, '<$1div')

/** The no-script variant. Only the small script stays that applies accessibility settings before the first paint. */
function noScriptHtml(html: string, locale: Locale): string {
  return markVariant(withoutPictures(scriptless(html), locale), 'no-script')
}

/**
 * A page for somebody who may see it alone: marked, and without the scripts that would count a visit, tell others its address or fetch what is live.
 */
export function previewVariant(rendered: Rendered): Rendered {
  if (!mediaTypeOfResponse(rendered).startsWith('text/html')) return rendered
  const { link: _early, ...headers } = rendered.headers
  const html = scriptless(rendered.body.toString('utf8')).replace(
    /<html\b/i,
    '<html data-preview="item"',
  )
  return { ...rendered, headers, body: Buffer.from(html) }
}

const withoutFont = (html: string) =>
  markVariant(
    html.replace(preload, (tag) => (tag.includes('as="font"') ? '' : tag)),
    'low-data',
  )

/** Converts a page to a variant; anything but HTML stays as it is. */
export function toVariant(rendered: Rendered, variant: PageVariant, locale: Locale): Rendered {
  if (variant === 'full' || !mediaTypeOfResponse(rendered).startsWith('text/html')) return rendered
  const html = rendered.body.toString('utf8')
  // The Link header preloads as well.
  const { link: _early, ...headers } = rendered.headers
  return {
    ...rendered,
    headers,
    body: Buffer.from(variant === 'no-script' ? noScriptHtml(html, locale) : withoutFont(html)),
  }
}

const watch = Buffer.from(`<script>${missingScriptWatch}</script>`)
/** Elements that start a fetch, or delay the scripts after them. */
const firstFetched = /<(?:link|script)\b/

/**
 * Moves the script that detects missing scripts before everything that a document fetches. React writes style sheets and scripts first, and a script in the
 * head waits for the style sheets, so a script that fails to load meanwhile would not be detected.
 */
export function moveScriptWatchFirst(rendered: Rendered): Rendered {
  if (!mediaTypeOfResponse(rendered).startsWith('text/html')) return rendered
  const { body } = rendered
  const at = body.indexOf(watch)
  // The pattern is ASCII and latin1 has one byte per character, so the index is a byte offset.
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
