import { StaticMarkup } from '@/components/ui/static-markup'
import { ArrowRightIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { DistrictMap } from '@/components/content/about/district-map'
import { FactNote } from '@/components/content/about/fact-note'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button'
import { useFormatter } from '@/lib/i18n/formatter'
import { midnightOf } from '@/lib/jakarta'
import type { District } from '@/lib/schemas/districts'
import type { Overview } from '@/lib/schemas/overview'
import { districtAddress } from '@/lib/address/lists/district-address'
import { Figures } from './figures'
import { OverviewLinks } from './overview-links'
import { awardAddress } from '@/lib/address/lists/award-address'

interface OverviewViewProps {
  overview: Overview
  districts: readonly District[]
  /** Asks whether the page helped. */
  feedback?: ReactNode
}

/** The overview below its banner: what West Java is, its map, its figures with year and source, achievements, and the way on. */
export function OverviewView({ overview, districts, feedback }: OverviewViewProps) {
  const t = useTranslations('overview')
  const format = useFormatter()
  const date = format.dateTime(midnightOf(overview.updated_at), { dateStyle: 'long' })
  return (
    <Container className="relative pb-18">
      <StaticMarkup
        id="perkenalan"
        className="-mt-14 grid gap-5 lg:-mt-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]"
      >
        <section
          aria-labelledby="overview-introduction"
          className="rounded-card bg-surface p-6 shadow-3 lg:p-8 forced-colors:border"
        >
          <h2 id="overview-introduction" className="text-h3">
            {t('introduction')}
          </h2>
          <div className="mt-3 space-y-4">
            {overview.introduction.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </section>
        <section aria-label={t('figures')} className="grid">
          <Figures
            figures={overview.lead_figures}
            variant="canopy"
            className="gap-5 sm:grid-cols-2"
          />
        </section>
      </StaticMarkup>
      <div className="mt-12 space-y-12 lg:mt-16 lg:space-y-16">
        <Part title={t('territory')}>
          <Figures
            figures={overview.territory}
            variant="tint"
            className="grid-cols-2 gap-4 max-sm:[&>:last-child]:col-span-2 sm:grid-cols-3"
          />
          {districts.length > 0 && (
            <div className="mt-4 rounded-card bg-surface p-5 shadow-0 forced-colors:border lg:p-7">
              <DistrictMap districts={districts} path={districtAddress.path} />
            </div>
          )}
        </Part>
        <Part title={t('economy')}>
          <Figures
            figures={overview.economy}
            variant="white"
            className="gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5"
          />
          <div className="mt-4">
            <FactNote>{overview.economy_note}</FactNote>
          </div>
        </Part>
        <AwardsPanel awards={overview.awards} />
        <OverviewLinks />
        <div>
          <p className="text-small text-text-2">{t('updated', { date })}</p>
          {feedback}
        </div>
      </div>
    </Container>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <div className="mt-5">{children}</div>
    </section>
  )
}

function AwardsPanel({ awards: { count, period, source } }: { awards: Overview['awards'] }) {
  const t = useTranslations('overview.awards')
  const format = useFormatter()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="relative overflow-hidden rounded-panel bg-canopy p-6 text-white lg:p-10"
    >
      <div aria-hidden="true" className="mega-mendung absolute inset-y-0 right-0 w-3/5" />
      <div className="relative flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <p aria-hidden="true" className="text-display leading-none tabular-nums text-pare-200">
            {format.number(count)}
          </p>
          <div>
            <h2 id={id} className="text-h2 text-white">
              {t('title')}
            </h2>
            <p className="mt-1 max-w-[48ch] text-on-dark-2">
              {t('text', { count: format.number(count), period })}
            </p>
            <p className="mt-1 text-small text-on-dark-2">{t('source', { source })}</p>
          </div>
        </div>
        <ButtonLink variant="gold" href={awardAddress.path}>
          {t('link')}
          <ArrowRightIcon aria-hidden="true" size={18} weight="bold" />
        </ButtonLink>
      </div>
    </section>
  )
}
