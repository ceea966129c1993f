import { StaticMarkup } from '@/components/ui/static-markup'
import { useTranslations } from 'next-intl'
import type { ChipLink } from '@/components/ui/chip-nav'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { useFormatter } from '@/lib/i18n/formatter'
import { districtTypes, type District } from '@/lib/schemas/districts'
import { ContentCard } from './content-card'
import { DistrictGrid, DistrictTable, type GovernmentFacts } from './district-list'
import { DistrictMap } from './district-map'
import { FactNote } from './fact-note'
import { UnstatedByAny } from '../offices/unstated-by-any'
import { withoutUnstated } from '../offices/unstated-facts'
import {
  districtAddress,
  type DistrictFilters,
  districtViews,
} from '@/lib/address/lists/district-address'
import { strong } from '../strong'
import { ClearLink } from '../clear-link'

interface DistrictsViewProps {
  districts: readonly District[]
  governments: GovernmentFacts
  filters: DistrictFilters
}

const listId = 'daftar'

/** The regencies and cities: filters, the drawn map, and the same as a table or cards. */
export function DistrictsView({ districts, governments, filters }: DistrictsViewProps) {
  const t = useTranslations('about.districts')
  const listed = new Map(
    districts.flatMap(({ code_kemendagri: code }) => {
      const facts = governments.get(code)
      return facts ? [[code, facts] as const] : []
    }),
  )
  const { offices: stated, unstated } = withoutUnstated(listed)
  const types = [null, ...districtTypes].map((type) => ({
    label: type === null ? t('all') : t(`types.${type}`),
    href: districtAddress.href({ ...filters, type }),
    isCurrent: type === filters.type,
  }))
  return (
    <>
      <div>
        <SegmentNav label={t('typeNav')} links={types} />
        <div className="mt-4 flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <Count count={districts.length} filters={filters} />
          {(filters.query !== '' || filters.type !== null) && (
            <ClearLink href={districtAddress.href({ ...filters, query: '', type: null })}>
              {t('clear')}
            </ClearLink>
          )}
        </div>
      </div>
      {districts.length === 0 ? (
        <Empty filters={filters} />
      ) : (
        <>
          <ContentCard title={t('map')}>
            <DistrictMap districts={districts} />
          </ContentCard>
          <ContentCard title={t('list')} id={listId}>
            <ViewNav filters={filters} />
            <StaticMarkup id="tabel-wilayah" className="mt-4">
              {filters.view === 'kisi' ? (
                <DistrictGrid districts={districts} governments={stated} />
              ) : (
                <DistrictTable districts={districts} governments={stated} />
              )}
            </StaticMarkup>
            <Total districts={districts} />
            <UnstatedByAny facts={unstated} />
          </ContentCard>
        </>
      )}
      <FactNote>{t('source')}</FactNote>
    </>
  )
}

function Count({ count, filters: { query, type } }: { count: number; filters: DistrictFilters }) {
  const t = useTranslations('about.districts')
  if (type !== null)
    return (
      <p className="text-text-2">
        {t.rich(query === '' ? 'countType' : 'countTypeQuery', { count, type, query, strong })}
      </p>
    )
  return (
    <p className="text-text-2">
      {t.rich(query === '' ? 'count' : 'countQuery', { count, query, strong })}
    </p>
  )
}

const viewLink =
  'inline-flex min-h-11 items-center rounded-md px-4 text-[0.9375rem] font-semibold text-text-2 hover:text-heading ' +
  'aria-[current=page]:bg-surface aria-[current=page]:text-link aria-[current=page]:shadow-1 forced-colors:aria-[current=page]:underline'

function ViewNav({ filters }: Pick<DistrictsViewProps, 'filters'>) {
  const t = useTranslations('about.districts')
  const views = districtViews.map((view) => ({
    label: t(`views.${view}`),
    href: `${districtAddress.href({ ...filters, view })}#${listId}`,
    isCurrent: view === filters.view,
  }))
  return <SegmentNav label={t('viewNav')} links={views} />
}

/** A choice among few; chips would stand as a second row below those of the section. */
function SegmentNav({ label, links }: { label: string; links: readonly ChipLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex w-fit max-w-full flex-wrap gap-1 rounded-btn bg-batu-100 p-1">
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              aria-current={link.isCurrent ? 'page' : undefined}
              className={viewLink}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Total({ districts }: Pick<DistrictsViewProps, 'districts'>) {
  const t = useTranslations('about.districts')
  const format = useFormatter()
  // Whole units of a thousandth, because sums of fractions drift.
  const area =
    districts.reduce((sum, district) => sum + Math.round(district.area_km2 * 1000), 0) / 1000
  const shown = format.number(area, { minimumFractionDigits: 3, maximumFractionDigits: 3 })
  return (
    <p className="mt-4 text-small tabular-nums text-text-2">{t('totalArea', { area: shown })}</p>
  )
}

function Empty({ filters }: Pick<DistrictsViewProps, 'filters'>) {
  const t = useTranslations('about.districts')
  const isNarrowed = filters.query !== '' && filters.type !== null
  return (
    <EmptyState
      image="/img/empty-search.svg"
      text={t('empty', { query: filters.query })}
      link={{
        href: districtAddress.href({
          ...filters,
          query: isNarrowed ? filters.query : '',
          type: null,
        }),
        label: isNarrowed ? t('everyType') : t('everyDistrict'),
      }}
    />
  )
}
