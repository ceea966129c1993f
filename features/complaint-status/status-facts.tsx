'use client'

import { useTranslations } from 'next-intl'
import { isEnd } from '@/lib/complaints/statuses'
import type { ComplaintView } from '@/lib/schemas/complaints'
import { resolutionDeadline } from './deadline-model'
import { PlaceMap } from './place-map'
import { useDays } from './use-days'

/** Place on a drawn map, and number, kind, office, days and the masked name of a complaint. */
export function StatusFacts({ view }: { view: ComplaintView }) {
  const t = useTranslations('complaint-status-page')
  const fact = useTranslations('complaint-following.fact')
  const { date } = useDays()
  const subcategory = view.sub_category_child ?? view.complaint_subcategory?.name
  const isOpen = !isEnd(view.complaint_status_id)
  const resolution = isOpen ? resolutionDeadline(view.deadlines) : undefined
  const expected =
    view.awaits === 'answer' ? fact('expectedPaused') : resolution && date(resolution.due_on)
  const office = view.handling_body ?? (isOpen ? fact('officeNone') : '')
  const rows = [
    [t('numberLabel'), view.complaint_id],
    [t('category'), view.category_child ?? view.complaint_category.name],
    [t('subcategory'), subcategory],
    [t('created'), date(view.created_at)],
    [t('updated'), date(view.updated_at)],
    [fact('office'), office],
    [resolution?.state === 'late' ? fact('due') : fact('expected'), isOpen ? expected : undefined],
    [t('reporter'), view.reporter_name ?? t('anonymous')],
    [
      fact('supporters'),
      view.supporters > 0 ? fact('supportersCount', { count: view.supporters }) : undefined,
    ],
  ].filter(([, value]) => value)
  return (
    <section
      aria-label={t('factsLabel')}
      className="overflow-hidden rounded-card bg-surface shadow-0 print:shadow-none"
    >
      <PlaceMap view={view} />
      <dl className="divide-y divide-line px-5 py-3 sm:px-6 print:px-0">
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
