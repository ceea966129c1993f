import { StaticMarkup } from '@/components/ui/static-markup'
import { CaretDownIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { PastEnd } from '../past-end'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { RailNav } from '@/components/ui/rail-nav'
import { type MatterFilters, matterAddress } from '@/lib/address/lists/matter-address'
import type { ListMeta } from '@/lib/schemas/list'
import { type Matter, matterGroups } from '@/lib/schemas/matters'
import { OfficeLevelTag } from '../office-level-tag'
import { MatterFacts } from './matter-facts'
import { MatterLevelForm } from './matter-level-form'
import { strong } from '../strong'
import { ClearLink } from '../clear-link'

interface MattersViewProps {
  /** In the order of the groups. */
  matters: readonly Matter[]
  meta: ListMeta
  filters: MatterFilters
  /** Asks whether the page helped. */
  feedback?: ReactNode
}

/** Matters under their groups, each folded, with the ways to narrow the list. */
export function MattersView({ matters, meta, filters, feedback }: MattersViewProps) {
  const t = useTranslations('matters')
  const groups = [null, ...matterGroups].map((group) => ({
    label: group === null ? t('all') : t(`groups.${group}`),
    href: matterAddress.href({ ...filters, group, page: 1 }),
    isCurrent: group === filters.group,
  }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 lg:grid-cols-[18rem_minmax(0,1fr)] xl:gap-x-9">
      <RailNav label={t('groupNav')} links={groups} />
      <div className="min-w-0 space-y-8 lg:pt-12">
        <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-4">
          <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
            <Count count={meta.total_count} query={filters.query} />
            {(filters.query !== '' || filters.group !== null || filters.level !== null) && (
              <ClearLink href={matterAddress.path}>{t('clear')}</ClearLink>
            )}
          </div>
          <MatterLevelForm filters={filters} />
        </div>
        {matters.length > 0 ? null : meta.total_count > 0 ? (
          <PastEnd text={t('emptyPage')} href={matterAddress.href({ ...filters, page: 1 })} />
        ) : (
          <EmptyState
            image="/img/empty-search.svg"
            text={filters.query === '' ? t('emptyGroup') : t('empty', { query: filters.query })}
            link={{ href: matterAddress.path, label: t('every') }}
          />
        )}
        {matterGroups.map((group) => (
          <Group
            key={group}
            group={group}
            matters={matters.filter((matter) => matter.group === group)}
          />
        ))}
        <Pagination
          page={filters.page}
          totalPages={meta.total_page}
          hrefOf={(page) => matterAddress.href({ ...filters, page })}
        />
        <p className="text-small text-text-2">{t('note')}</p>
        {feedback}
      </div>
    </div>
  )
}

function Count({ count, query }: { count: number; query: string }) {
  const t = useTranslations('matters')
  return (
    <p className="text-text-2">
      {query === ''
        ? t.rich('count', { count, strong })
        : t.rich('countQuery', { count, query, strong })}
    </p>
  )
}

interface GroupProps {
  group: Matter['group']
  matters: readonly Matter[]
}

function Group({ group, matters }: GroupProps) {
  const t = useTranslations('matters.groups')
  const id = useId()
  if (matters.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {t(group)}
      </h2>
      <StaticMarkup
        as="ul"
        id={`urusan-${group}`}
        className="mt-3 divide-y divide-line rounded-card bg-surface shadow-0 forced-colors:border"
      >
        {matters.map((matter) => (
          <li key={matter.key}>
            <MatterItem matter={matter} />
          </li>
        ))}
      </StaticMarkup>
    </section>
  )
}

function MatterItem({ matter }: { matter: Matter }) {
  return (
    <details id={matter.key} className="group">
      <summary className="flex min-h-13 items-center justify-between gap-4 rounded-card px-5 py-3.5 md:px-6.5">
        <span className="min-w-0">
          <span className="block text-label text-heading">{matter.name}</span>
          <span className="block text-small text-text-2">{matter.office}</span>
        </span>
        <span className="flex shrink-0 items-center gap-3">
          <span className="max-sm:hidden">
            <OfficeLevelTag level={matter.level} />
          </span>
          <CaretDownIcon
            aria-hidden="true"
            size={18}
            weight="bold"
            className="text-link group-open:rotate-180"
          />
        </span>
      </summary>
      <div className="px-5 pb-5 pt-1 md:px-6.5">
        <MatterFacts matter={matter} />
      </div>
    </details>
  )
}
