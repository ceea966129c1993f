import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { LifeEventItem } from '@/lib/schemas/life-events'
import { LifeEventTile } from './life-event-tile'

interface LifeEventsViewProps {
  events: LifeEventItem[]
  /** Address of a life event's services. */
  hrefOf: (name: string) => string
}

/** All life events as tiles on the edge of the banner, and the way to every other service. */
export function LifeEventsView({ events, hrefOf }: LifeEventsViewProps) {
  const t = useTranslations('life-events')
  const directory = { href: '/layanan', label: t('directory') }
  return (
    <Container className="relative pb-18">
      <div className="-mt-14 lg:-mt-9">
        {events.length === 0 ? (
          <EmptyState image="/img/empty-search.svg" text={t('empty.list')} way={directory} />
        ) : (
          <>
            <ul className="grid gap-4 md:grid-cols-2 md:gap-7 lg:grid-cols-3">
              {events.map((event) => (
                <li key={event.id}>
                  <LifeEventTile event={event} href={hrefOf(event.name)} />
                </li>
              ))}
            </ul>
            <div className="mt-12 flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
              <p className="text-label text-heading">{t('otherNeeds')}</p>
              <ButtonLink href={directory.href} variant="secondary">
                {directory.label}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </Container>
  )
}
