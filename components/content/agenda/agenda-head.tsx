import { CaretLeftIcon, CaretRightIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { agendaAddress, type AgendaView, agendaViews } from '@/lib/address/lists/agenda-address'
import type { Day } from '@/lib/days'

interface AgendaHeadProps {
  view: AgendaView
  day: Day
  today: Day
  period: string
  previous: Day | null
  next: Day | null
}

/** What the agenda shows, and the ways to other views, to the neighbours and back to today; all of them links. */
export function AgendaHead({ view, day, today, period, previous, next }: AgendaHeadProps) {
  const t = useTranslations('agenda')
  const dayIn = day === today ? null : day
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-5 sm:px-6">
      <h2 className="text-h3">{period}</h2>
      <div className="flex flex-wrap items-center gap-3">
        <nav aria-label={t('views.label')}>
          <ul className="flex flex-wrap rounded-lg bg-batu-100 p-1">
            {agendaViews.map((each) => (
              <li key={each}>
                <Link
                  href={agendaAddress.href({ view: each, day: dayIn })}
                  aria-current={each === view ? 'page' : undefined}
                  className={tabClass}
                >
                  {t(`views.${each}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1.5">
          <Step
            label={t(`previous.${view}`)}
            href={previous && agendaAddress.href({ view, day: previous })}
          >
            <CaretLeftIcon aria-hidden="true" size={20} weight="bold" />
          </Step>
          <Step label={t(`next.${view}`)} href={next && agendaAddress.href({ view, day: next })}>
            <CaretRightIcon aria-hidden="true" size={20} weight="bold" />
          </Step>
          {day !== today && (
            <Link
              href={agendaAddress.href({ view })}
              className="inline-flex min-h-11 items-center rounded-md px-3 text-[0.9375rem] font-semibold text-link hover:underline underline-offset-4"
            >
              {t('today')}
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}

const tabClass =
  'inline-flex min-h-11 items-center rounded-md px-3 text-[0.9375rem] font-semibold text-text-2 transition-colors duration-fast hover:text-link sm:px-4 ' +
  'aria-[current=page]:bg-surface aria-[current=page]:text-link aria-[current=page]:shadow-1 ' +
  'high-contrast:aria-[current=page]:bg-canopy high-contrast:aria-[current=page]:text-on-brand forced-colors:aria-[current=page]:outline-2'

const square = 'grid size-11 place-items-center rounded-md'

function Step({
  label,
  href,
  children,
}: {
  label: string
  href: string | null
  children: ReactNode
}) {
  // Drawn where there is nowhere to go, so that the other arrow does not jump.
  if (href === null)
    return <span className={`${square} bg-batu-100 text-batu-600`}>{children}</span>
  return (
    <Link
      href={href}
      rel="nofollow"
      aria-label={label}
      className={`${square} bg-surface text-heading ring-1 ring-inset ring-line-strong hover:bg-subtle`}
    >
      {children}
    </Link>
  )
}
