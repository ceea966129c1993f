import { StaticMarkup } from '@/components/ui/static-markup'
import { GlobeSimpleIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { ChipNav } from '@/components/ui/chip-nav'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/tag'
import { hostOf } from '@/lib/address/host-of'
import { unitGroups, type Unit, type UnitGroup } from '@/lib/schemas/units'
import { OfficeFacts, type ShownOfficeFacts } from '../offices/office-facts'
import { UnstatedByAny } from '../offices/unstated-by-any'
import { withoutUnstated } from '../offices/unstated-facts'
import { FactNote } from './fact-note'
import { unitAddress, type UnitFilters } from '@/lib/address/lists/unit-address'
import { strong } from '../strong'
import { ClearLink } from '../clear-link'

interface UnitsViewProps {
  /** In the order of the groups. */
  units: readonly Unit[]
  filters: UnitFilters
}

/** The regional apparatus under its groups, with the ways to narrow the list. */
export function UnitsView({ units, filters }: UnitsViewProps) {
  const t = useTranslations('about')
  const isFiltered = filters.query !== '' || filters.group !== null
  const { offices, unstated } = withoutUnstated(
    new Map(units.map(({ id, address, phone }) => [id, { address, phone }])),
  )
  const chips = [null, ...unitGroups].map((group) => ({
    label: group === null ? t('units.all') : t(`unitGroups.${group}`),
    href: unitAddress.href({ ...filters, group }),
    isCurrent: group === filters.group,
  }))
  return (
    <>
      <div>
        <ChipNav label={t('units.groupNav')} chips={chips} />
        <div className="mt-3 flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <Count count={units.length} query={filters.query} />
          {isFiltered && <ClearLink href={unitAddress.path}>{t('units.clear')}</ClearLink>}
        </div>
      </div>
      {units.length === 0 && <Empty filters={filters} />}
      {unitGroups.map((group) => (
        <Group
          key={group}
          group={group}
          units={units.filter((unit) => unit.group === group)}
          offices={offices}
        />
      ))}
      <UnstatedByAny facts={unstated} />
      <FactNote>{t('units.asOf')}</FactNote>
    </>
  )
}

function Count({ count, query }: { count: number; query: string }) {
  const t = useTranslations('about.units')
  return (
    <p className="text-text-2">
      {query === ''
        ? t.rich('count', { count, strong })
        : t.rich('countQuery', { count, query, strong })}
    </p>
  )
}

interface GroupProps {
  group: UnitGroup
  units: Unit[]
  /** What is known of each unit that is not known of none, by its id. */
  offices: ReadonlyMap<number, ShownOfficeFacts>
}

function Group({ group, units, offices }: GroupProps) {
  const t = useTranslations('about.unitGroups')
  const id = useId()
  if (units.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {t(group)}
      </h2>
      <StaticMarkup
        as="ul"
        id={`daftar-${group}`}
        className="mt-3 divide-y divide-line rounded-card bg-surface shadow-0 forced-colors:border"
      >
        {units.map((unit) => (
          <li key={unit.id}>
            <UnitCard unit={unit} facts={offices.get(unit.id) ?? {}} />
          </li>
        ))}
      </StaticMarkup>
    </section>
  )
}

function UnitCard({ unit, facts }: { unit: Unit; facts: ShownOfficeFacts }) {
  const t = useTranslations('about.units')
  return (
    <article
      id={`unit-${unit.id}`}
      className="rounded-card px-5 py-4.5 target:bg-selected md:px-6.5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 flex-1 basis-40 text-h4">{unit.name}</h3>
        {unit.short_name && (
          <span className="-my-0.5 shrink-0">
            <Tag tone="hejo">{unit.short_name}</Tag>
          </span>
        )}
      </div>
      <div className="md:flex md:items-start md:justify-between md:gap-x-8">
        <div className="mt-1 min-w-0">
          <p className="max-w-[80ch] text-small text-text-2">{unit.description}</p>
          <OfficeFacts facts={facts} />
        </div>
        {unit.website && (
          <Link
            href={unit.website}
            aria-label={`${t('website', { name: unit.name })}: ${hostOf(unit.website)}`}
            className={
              'inline-flex min-h-11 shrink-0 items-center gap-2 text-small font-semibold text-link underline-offset-4 ' +
              'hover:text-link-hover hover:underline md:-mt-2.5'
            }
          >
            <GlobeSimpleIcon aria-hidden="true" size={18} weight="bold" />
            {hostOf(unit.website)}
          </Link>
        )}
      </div>
    </article>
  )
}

function Empty({ filters: { query, group } }: Pick<UnitsViewProps, 'filters'>) {
  const t = useTranslations('about.units')
  const isNarrowed = query !== '' && group !== null
  return (
    <EmptyState
      image="/img/empty-search.svg"
      text={query === '' ? t('emptyGroup') : t('empty', { query })}
      link={{
        href: unitAddress.href({ query: isNarrowed ? query : '' }),
        label: isNarrowed ? t('everyGroup') : t('everyUnit'),
      }}
    />
  )
}
