import { useLocale, useTranslations } from 'next-intl'
import { explanationId, explanationOf, findAbbreviations } from '@/lib/glossary/abbreviations'

/**
 * An abbreviation that says what it means when it is pressed: the browser's own popover, so it works without scripts. Reading aloud reads
 * the abbreviation and leaves the explanation out (`features/reading-bar/read-text.ts`).
 */
function Abbreviation({ short }: { short: string }) {
  const [t, locale] = [useTranslations('common.abbreviation'), useLocale()]
  const explanation = explanationOf(short, locale)
  if (!explanation) return short
  const id = explanationId(short)
  return (
    <>
      <button
        type="button"
        className="abbreviation"
        popoverTarget={id}
        aria-label={t('label', { short })}
      >
        {short}
      </button>
      <span popover="auto" id={id} className="explanation" lang={locale}>
        <b>{explanation.full}</b> {explanation.meaning}
      </span>
    </>
  )
}

/** A plain text whose abbreviations in `shorts` are explained where they first stand in it. */
export function ExplainedText({ text, shorts }: { text: string; shorts: ReadonlySet<string> }) {
  const found = findAbbreviations(text, new Set()).filter(({ short }) => shorts.has(short))
  const ends = found.map(({ short, at }) => at + short.length)
  return (
    <>
      {found.map(({ short, at }, index) => (
        <span key={short}>
          {text.slice(ends[index - 1] ?? 0, at)}
          <Abbreviation short={short} />
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  )
}

/** The abbreviations of a text in which nothing can be pressed, such as a label, explained below it; nothing when there are none. */
export function AbbreviationsBelow({ shorts }: { shorts: ReadonlySet<string> }) {
  const t = useTranslations('common.abbreviation')
  if (shorts.size === 0) return null
  return (
    <p className="text-small text-text-2 print:hidden">
      {t.rich('below', {
        list: () =>
          [...shorts].map((short, at) => (
            <span key={short}>
              {at > 0 && ', '}
              <Abbreviation short={short} />
            </span>
          )),
      })}
    </p>
  )
}
