import { useTranslations } from 'next-intl'
import { visitAddress } from '@/lib/address/lists/visit-address'
import { Counter } from '@/components/ui/counter'
import { Link } from '@/components/ui/link'
import { ExampleTag } from '@/components/ui/example-tag'
import { useFormatter } from '@/lib/i18n/formatter'
import type { VisitCounters, VisitRow } from '@/lib/schemas/visits'
import { VisitChart } from './visit-chart'

/** How often the portal is visited; says so when a part of the numbers is an example. */
export function VisitCard({ counters, days }: { counters: VisitCounters; days: VisitRow[] }) {
  const t = useTranslations('home.visits')
  const format = useFormatter()
  const facts = [
    { name: t('today'), value: counters.visit_today },
    { name: t('week'), value: days.reduce((sum, day) => sum + day.visit, 0) },
    { name: t('online'), value: counters.online30mnt },
  ]
  return (
    <section
      aria-labelledby="home-visits"
      className="rounded-card bg-surface p-5 shadow-0 lg:p-7.5 forced-colors:border"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="home-visits" className="text-h4">
          {t('title')}
        </h2>
        {counters.demo_days > 0 && <ExampleTag />}
      </div>
      <p className="mt-1 text-[0.9375rem] text-text-2">{t('total')}</p>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <Counter value={counters.visit_all} />
        <VisitChart days={days} />
      </div>
      <dl className="mt-5 flex flex-wrap gap-x-9 gap-y-3 border-t border-line pt-5">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-small text-text-2">{name}</dt>
            <dd className="mt-1 text-h4 tabular-nums text-heading">{format.number(value)}</dd>
          </div>
        ))}
      </dl>
      <Link
        href={visitAddress.path}
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 hover:text-link-hover"
      >
        {t('all')}
      </Link>
      {counters.demo_days > 0 && (
        <p className="mt-4 text-small text-text-2">
          {t('exampleNote', { count: counters.demo_days })}
        </p>
      )}
    </section>
  )
}
