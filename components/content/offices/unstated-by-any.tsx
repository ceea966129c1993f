import { useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import type { UnstatedFact } from './unstated-facts'

/** What no office of the list above has stated, in one sentence; nothing when there is no such fact. */
export function UnstatedByAny({ facts }: { facts: readonly UnstatedFact[] }) {
  const t = useTranslations('offices')
  const format = useFormatter()
  if (facts.length === 0) return null
  const names = format.list(facts.map((fact) => t(fact)))
  return <p className="mt-2 text-small text-text-2">{t('notStatedByAny', { facts: names })}</p>
}
