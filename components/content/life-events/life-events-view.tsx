import { StaticMarkup } from '@/components/ui/static-markup'
import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { LifeEventItem } from '@/lib/schemas/life-events'
import { Link } from '@/components/ui/link'
import { useFormatter } from '@/lib/i18n/formatter'
import { lifeEventAddress, planPath } from '@/lib/address/lists/life-event-address'
import { LifeEventLeaf } from './life-event-icon'

const tile =
  'group relative flex h-full items-center gap-5 rounded-card bg-surface p-5 shadow-0 transition-shadow duration-fast forced-colors:border ' +
  'hover:z-lift hover:shadow-2 focus-within:z-lift md:p-7'

/** A life event with what it covers. Its whole tile leads to the services, a second link to its plan. */
function LifeEventTile({ event, href }: { event: LifeEventItem; href: string }) {
  const t = useTranslations('life-events')
  const plans = useTranslations('life-event-plans')
  const format = useFormatter()
  return (
    <article className={tile}>
      <LifeEventLeaf name={event.logo} className="size-16 rounded-leaf" iconSize={34} />
      <div className="min-w-0">
        <h2 className="text-[1.25rem] font-bold leading-snug tracking-[-0.015em] group-hover:text-link">
          <Link href={href} className="card-link">
            {event.name}
          </Link>
        </h2>
        <p className="mt-0.5 text-[0.9375rem] text-text-2">
          {format.list(event.sectors, { type: 'conjunction' })}
        </p>
        <p className="mt-1.5 text-small text-text-3">
          {t('serviceCount', { count: event.service_count })}
        </p>
        {event.plan_slug !== null && (
          <p className="relative z-1">
            <Link
              href={planPath(event.plan_slug)}
              aria-label={plans('openFor', { name: event.name })}
              className="inline-flex min-h-11 items-center text-[0.9375rem] font-semibold text-link underline underline-offset-4 hover:text-link-hover"
            >
              {plans('open')}
            </Link>
          </p>
        )}
      </div>
    </article>
  )
}

/** The way to every other service; takes what the tiles leave of their last row. */
function OtherNeeds({ href, label }: { href: string; label: string }) {
  const t = useTranslations('life-events')
  return (
    <div className="flex h-full flex-wrap items-center justify-center gap-x-6 gap-y-3 rounded-card bg-subtle p-5 md:p-7">
      <p className="text-label text-heading">{t('otherNeeds')}</p>
      <ButtonLink href={href} variant="secondary">
        {label}
      </ButtonLink>
    </div>
  )
}

interface LifeEventsViewProps {
  events: LifeEventItem[]
}

/** All life events as tiles on the edge of the banner, and the way to every other service. */
export function LifeEventsView({ events }: LifeEventsViewProps) {
  const t = useTranslations('life-events')
  const directory = { href: '/layanan', label: t('directory') }
  return (
    <Container className="relative pb-18">
      <div className="-mt-14 lg:-mt-9">
        {events.length === 0 ? (
          <EmptyState image="/img/empty-search.svg" text={t('empty.list')} link={directory} />
        ) : (
          <StaticMarkup
            as="ul"
            id="daftar-peristiwa"
            className="grid gap-4 md:grid-cols-2 md:gap-7 lg:grid-cols-3"
          >
            {events.map((event) => (
              <li key={event.id}>
                <LifeEventTile event={event} href={lifeEventAddress.href({ name: event.name })} />
              </li>
            ))}
            <li className="ends-row">
              <OtherNeeds {...directory} />
            </li>
          </StaticMarkup>
        )}
      </div>
    </Container>
  )
}
