import { escapedHtml } from '@/lib/escaped-html'
import type { Locale } from '@/lib/i18n/locales'
import { explanationId, explanationOf, findAbbreviations } from './abbreviations'

const tagOrText = /<(\/?)([a-z][a-z\d]*)\b[^>]*>|[^<]+/g
/** Elements whose text stays as it is: what is pressed itself, and what names a part of the page. */
const untouched = new Set(['a', 'button', 'code', 'summary', 'th', 'h1', 'h2', 'h3', 'h4'])

/** Gives every stretch of text outside of links, buttons and headings to `change`. Takes the sanitiser's output, whose tags are well formed. */
function changeTexts(html: string, change: (text: string) => string): string {
  let depth = 0
  return html.replace(tagOrText, (part: string, closing?: string, name?: string) => {
    if (name === undefined) return depth === 0 ? change(part) : part
    if (untouched.has(name)) depth += closing ? -1 : 1
    return part
  })
}

/** The abbreviations of clean HTML that need an explanation; adds to `known` what it meets. */
export function abbreviationsInHtml(html: string, known: Set<string>): string[] {
  const shorts: string[] = []
  changeTexts(html, (text) => {
    shorts.push(...findAbbreviations(text, known).map(({ short }) => short))
    return text
  })
  return shorts
}

/** The button and its popover as `Abbreviation` writes them, for HTML that React does not see. */
function buttonHtml(short: string, locale: Locale, label: string): string {
  const { full, meaning } = explanationOf(short, locale) ?? { full: short, meaning: '' }
  const id = explanationId(short)
  return (
    `<button type="button" class="abbreviation" popovertarget="${id}" aria-label="${escapedHtml(label)}">${short}</button>` +
    `<span popover="auto" id="${id}" class="explanation" lang="${locale}"><b>${escapedHtml(full)}</b> ${escapedHtml(meaning)}</span>`
  )
}

/**
 * Clean HTML with a button and a popover for each of `shorts` where it first stands.
 * @param locale of the explanation, which may differ from the language of the text
 * @param labelOf name of the button for an abbreviation
 */
export function explainedHtml(
  html: string,
  shorts: ReadonlySet<string>,
  locale: Locale,
  labelOf: (short: string) => string,
): string {
  if (shorts.size === 0) return html
  const known = new Set<string>()
  return changeTexts(html, (text) => {
    let [result, from] = ['', 0]
    for (const { short, at } of findAbbreviations(text, known)) {
      if (!shorts.has(short)) continue
      result += text.slice(from, at) + buttonHtml(short, locale, labelOf(short))
      from = at + short.length
    }
    return result + text.slice(from)
  })
}
