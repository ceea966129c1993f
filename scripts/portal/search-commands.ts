import type { Locale } from '@/lib/i18n/locales'
import { addDays } from '@/lib/days'
import { env } from '@/lib/env'
import { jakartaDay } from '@/lib/jakarta'
import { needsCard } from '@/lib/matters/needs-card'
import { fitOf } from '@/lib/search/result-order'
import { storedCollections } from '@/lib/server/content/stored-collections'
import { mostAsked } from '@/lib/server/query-log/embedded/query-counts'
import { createSearch } from '@/lib/server/search/embedded/search'
import { readResults } from '@/lib/server/search/read-results'
import type { Output } from './output'
import type { ParsedArguments } from './parse-arguments'
import { withDatabase } from './with-database'

const daysUsual = 30
/** Rarer words may say who asked, and are no reason to write a page. */
const leastUsual = 3
const reportedMax = 500
/** Share of searches below which nobody seems to find what they look for among the results. */
const openedShareMin = 0.1
const columnWidth = 8

const headings = {
  nothing: 'Nothing found',
  partial: 'Only some of the words found',
  mentioned: 'Words found in passing only',
  unopened: 'Found, and hardly anybody opens a result',
} as const
type Failing = keyof typeof headings
const kinds = Object.keys(headings) as Failing[]

interface ReportedQuery {
  words: string
  locale: Locale
  asked: number
  opened: number
  /** Why it is in the report; null for words that are answered. */
  failing: Failing | null
}

/** `search report`: what people looked for and did not find, by what the portal answers now. Changes nothing. @throws StartError */
export async function searchReport(given: ParsedArguments, { print }: Output): Promise<void> {
  const now = new Date()
  const since = addDays(jakartaDay(now), 1 - (given.number('days') ?? daysUsual))
  const queries = await withDatabase(async (db) => {
    const search = createSearch(db, { siteOrigin: env().SITE_ORIGIN, now: () => now })
    const { matters } = storedCollections(db, () => now)

    async function failingOf(
      words: string,
      locale: Locale,
      openedShare: number,
    ): Promise<Failing | null> {
      const isAnswered = (await matters.meant({ q: words }, locale)).data.some(needsCard)
      const { best } = await readResults(search, { query: words, exact: false }, locale)
      if (!isAnswered && best.length === 0) return 'nothing'
      const fit = fitOf(best)
      if (!isAnswered && fit !== 'about') return fit
      // Who reads the card of a matter need not open a result.
      return !isAnswered && openedShare < openedShareMin ? 'unopened' : null
    }

    const asked = await mostAsked(db, {
      since,
      least: given.number('least') ?? leastUsual,
      limit: reportedMax,
    })
    const reported: ReportedQuery[] = []
    for (const query of asked)
      reported.push({
        ...query,
        failing: await failingOf(query.words, query.locale, query.opened / query.asked),
      })
    return reported
  })
  if (given.isSet('json')) return print(JSON.stringify({ since, queries }, null, 2))
  const cell = (value: string | number) => String(value).padStart(columnWidth)
  for (const kind of kinds) {
    const failing = queries.filter((query) => query.failing === kind)
    if (failing.length === 0) continue
    print(`${headings[kind]}:`)
    print(`${cell('asked')}${cell('opened')}  words`)
    for (const { asked, opened, words, locale } of failing)
      print(`${cell(asked)}${cell(opened)}  ${words}${locale === 'en' ? ' (en)' : ''}`)
  }
  const total = queries.reduce((sum, { asked }) => sum + asked, 0)
  const failed = queries.reduce((sum, { asked, failing }) => sum + (failing ? asked : 0), 0)
  print(
    `Since ${since}: ${queries.length} different searches, asked ${total} times; ${failed} of those without a good answer.`,
  )
}
