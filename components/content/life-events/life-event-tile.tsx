import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { useFormatter } from '@/lib/i18n/formatter'
import type { LifeEventItem } from '@/lib/schemas/life-events'
import { LifeEventLeaf } from './life-event-icon'

const tile =
  'group relative flex h-full items-center gap-5 rounded-card bg-surface p-5 shadow-0 transition-shadow duration-fast forced-colors:border ' +
  'hover:z-lift hover:shadow-2 focus-within:z-lift md:p-7'

/** A life event with what it covers. One link, the whole tile is its target. */
export function LifeEventTile({ event, href }: { event: LifeEventItem; href: string }) {
  const t = useTranslations('life-events')
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
      </div>
    </article>
  )
}
