import { diffWordsWithSpace } from 'diff'
import type { Locale } from '@/lib/i18n/locales'
import type { FieldDifference, WordRun } from '@/lib/schemas/previews'
import { fieldTexts } from './field-texts'

/** Edits above which two texts count as completely different; the minimal diff of longer ones would take seconds. */
const editMax = 1_000

/** The word diff of two texts: unchanged, removed and added runs. */
export function wordRuns(before: string, after: string): WordRun[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: editMax }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  return changes.flatMap(({ value, removed, added }) =>
    value === ''
      ? []
      : [{ kind: removed ? 'removed' : added ? 'added' : 'same', text: value } as const],
  )
}

/**
 * The fields in which a draft differs from the live version, word by word; differences in spaces alone do not count.
 * @param live null for an item that is not there yet, so that everything is new
 * @param only `translated` leaves out what reads the same in both languages
 */
export function fieldDifferences(
  live: object | null,
  draft: object,
  locale: Locale,
  only?: 'translated',
): FieldDifference[] {
  const before = live ? fieldTexts(live, locale, only) : new Map<string, string>()
  return [...fieldTexts(draft, locale, only)].flatMap(([field, fieldText]) => {
    const runs = wordRuns(before.get(field) ?? '', fieldText)
    return runs.some(({ kind, text }) => kind !== 'same' && text.trim() !== '')
      ? [{ field, runs }]
      : []
  })
}
