import { useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import { midnightOf } from '@/lib/jakarta'

interface SourceLineProps {
  source: string
  /** Day of the last change, `2026-11-21`. */
  updatedOn: string
}

/** The sources of a page's facts and the day of the last change. */
export function SourceLine({ source, updatedOn }: SourceLineProps) {
  const t = useTranslations('about')
  const format = useFormatter()
  const date = format.dateTime(midnightOf(updatedOn), { dateStyle: 'long' })
  return (
    <p className="max-w-[80ch] text-small text-text-2">
      {t('source', { source })} {t('updated', { date })}
    </p>
  )
}
