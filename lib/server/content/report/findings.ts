import { addDays } from '@/lib/days'
import { midnightOf } from '@/lib/jakarta'
import {
  readability,
  type Readability,
  sentencesOf,
  sentenceWordsMax,
  wordsOf,
} from './readability'
import type { ReportItem } from './report-item'

export const findingKinds = [
  'missing-english',
  'hard-to-read',
  'long-sentence',
  'review-due',
  'review-soon',
  'unchecked',
  'broken-link',
  'image-without-alt',
  'long-title',
  'not-stated',
] as const
type FindingKind = (typeof findingKinds)[number]

interface Finding {
  kind: FindingKind
  /** What exactly, for whoever mends it. */
  detail: string
}

export interface ItemReport {
  name: string
  kind: string
  title: string
  readability: Readability | null
  findings: Finding[]
}

/** LIX from which a text is hard, as newspapers are not. */
const hardLix = 45
/** Longer titles are cut by search engines and by the portal's cards, characters. */
const titleMax = 70
/** Days after the last change until somebody should look at an item again. */
const reviewAfterDays = 365
/** Days before that in which it is announced. */
const reviewSoonDays = 30

const excerptMax = 90

export interface ReportContext {
  /** Whether an address of the portal leads somewhere. */
  isKnownPath: (path: string) => boolean
  siteOrigin: string
  now: Date
}

/** The part of an address that names a page of the portal; null for other sites, fragments, mail and telephone. */
function ownPath(address: string, siteOrigin: string): string | null {
  const url = URL.canParse(address, siteOrigin) ? new URL(address, siteOrigin) : null
  if (!url || address.startsWith('#') || url.origin !== new URL(siteOrigin).origin) return null
  return url.pathname.replace(/^\/en(?=\/|$)/, '').replace(/(?<=.)\/$/, '') || '/'
}

function reviewDue({ updatedOn, reviewBy }: ReportItem, now: Date): Finding[] {
  if (reviewBy !== null && midnightOf(reviewBy) <= now)
    return [{ kind: 'review-due', detail: `readers are told since ${reviewBy}` }]
  const yearOn = updatedOn === null ? null : addDays(updatedOn, reviewAfterDays)
  if (yearOn !== null && midnightOf(yearOn) < now)
    return [{ kind: 'review-due', detail: `last changed ${updatedOn}` }]
  const isSoon = (day: string | null) =>
    day !== null && midnightOf(addDays(day, -reviewSoonDays)) <= now
  if (isSoon(reviewBy))
    return [{ kind: 'review-soon', detail: `readers will be told from ${reviewBy}` }]
  return isSoon(yearOn)
    ? [{ kind: 'review-soon', detail: `on ${yearOn} a year has passed without a change` }]
    : []
}

/** What an editor should look at in an item, most important first. */
export function reportOn(
  item: ReportItem,
  { isKnownPath, siteOrigin, now }: ReportContext,
): ItemReport {
  const reading = readability(item.texts.map(({ text }) => text))
  const sentences = item.texts.flatMap(({ field, text }) =>
    sentencesOf(text).map((sentence) => ({ field, sentence, words: wordsOf(sentence).length })),
  )
  const broken = item.links.filter((address) => {
    const path = ownPath(address, siteOrigin)
    return path !== null && !isKnownPath(path)
  })
  const findings: Finding[] = [
    ...item.untranslated.map((field) => ({ kind: 'missing-english' as const, detail: field })),
    ...(reading && reading.lix > hardLix
      ? [{ kind: 'hard-to-read' as const, detail: `LIX ${reading.lix}` }]
      : []),
    ...sentences
      .filter(({ words }) => words > sentenceWordsMax)
      .map(({ field, sentence, words }) => ({
        kind: 'long-sentence' as const,
        detail: `${field}: ${words} words: ${sentence.slice(0, excerptMax)}…`,
      })),
    ...reviewDue(item, now),
    ...item.unchecked.map((detail) => ({ kind: 'unchecked' as const, detail })),
    ...[...new Set(broken)].map((address) => ({ kind: 'broken-link' as const, detail: address })),
    ...item.undescribed.map((field) => ({ kind: 'image-without-alt' as const, detail: field })),
    ...item.titles
      .filter((title) => title.length > titleMax)
      .map((title) => ({
        kind: 'long-title' as const,
        detail: `${title.length} characters: ${title}`,
      })),
    ...(item.unstated.length > 0
      ? [{ kind: 'not-stated' as const, detail: item.unstated.join(', ') }]
      : []),
  ]
  return { name: item.name, kind: item.kind, title: item.title, readability: reading, findings }
}
