'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { ComplaintView } from '@/lib/schemas/complaints'

/** Number, kind, dates and the masked name of a complaint. */
export function StatusFacts({ view }: { view: ComplaintView }) {
  const t = useTranslations('complaint-status-page')
  const format = useFormatter()
  const day = (time: string) => format.dateTime(new Date(time), { dateStyle: 'long' })
  const subcategory = view.sub_category_child ?? view.complaint_subcategory?.name
  const rows = [
    [t('numberLabel'), view.complaint_id],
    [t('category'), view.category_child ?? view.complaint_category.name],
    ...(subcategory ? [[t('subcategory'), subcategory]] : []),
    [t('created'), day(view.created_at)],
    [t('updated'), day(view.updated_at)],
    [t('reporter'), view.reporter_name ?? t('anonymous')],
  ]
  return (
    <section aria-label={t('factsLabel')} className="rounded-card bg-surface px-5 py-3 shadow-0 sm:px-6">
      <dl className="divide-y divide-line">
        {rows.map(([name, value]) => (
          <div key={name} className="py-3">
            <dt className="text-small text-text-2">{name}</dt>
            <dd className="text-label tabular-nums text-heading">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
