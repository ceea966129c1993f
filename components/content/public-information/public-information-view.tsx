import { StaticMarkup } from '@/components/ui/static-markup'
import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { ButtonLink } from '@/components/ui/button'
import { ChipNav } from '@/components/ui/chip-nav'
import { PastEnd } from '../past-end'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import {
  publicInformationAddress,
  type PublicInformationFilters,
} from '@/lib/address/lists/public-information-address'
import { developersPath } from '@/lib/address/paths'
import type { ListMeta } from '@/lib/schemas/list'
import { type PublicInformation, publicInformationClasses } from '@/lib/schemas/public-information'
import { InformationEntry } from './information-entry'
import { InformationRights } from './information-rights'
import { strong } from '../strong'
import { ClearLink } from '../clear-link'

interface PublicInformationViewProps {
  /** In the order of the classes. */
  entries: readonly PublicInformation[]
  meta: ListMeta
  filters: PublicInformationFilters
}

/** The register below its banner: classes, entries, files, and what the law gives people. */
export function PublicInformationView({ entries, meta, filters }: PublicInformationViewProps) {
  const t = useTranslations('public-information')
  const isFiltered = filters.query !== '' || filters.class !== null
  const classes = [null, ...publicInformationClasses].map((each) => ({
    label: each === null ? t('all') : t(`classes.${each}`),
    href: publicInformationAddress.href({ ...filters, class: each, page: 1 }),
    isCurrent: each === filters.class,
  }))
  return (
    <>
      <ChipNav label={t('classNav')} chips={classes} />
      <div className="mt-3 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h2 className="sr-only">{t('list')}</h2>
        <Count count={meta.total_count} query={filters.query} />
        {isFiltered && <ClearLink href={publicInformationAddress.path}>{t('clear')}</ClearLink>}
      </div>
      {entries.length > 0 ? (
        <StaticMarkup as="ul" id="daftar-informasi" className="mt-5 space-y-3">
          {entries.map((entry) => (
            <li key={entry.id}>
              <InformationEntry entry={entry} />
            </li>
          ))}
        </StaticMarkup>
      ) : (
        <div className="mt-5">
          {meta.total_count > 0 ? (
            <PastEnd
              text={t('emptyPage')}
              href={publicInformationAddress.href({ ...filters, page: 1 })}
            />
          ) : (
            <EmptyState
              image="/img/empty-search.svg"
              text={filters.query === '' ? t('emptyClass') : t('empty', { query: filters.query })}
              link={{ href: publicInformationAddress.path, label: t('every') }}
            />
          )}
        </div>
      )}
      <Pagination
        page={filters.page}
        totalPages={meta.total_page}
        hrefOf={(page) => publicInformationAddress.href({ ...filters, page })}
      />
      <Files />
      <InformationRights />
    </>
  )
}

function Count({ count, query }: { count: number; query: string }) {
  const t = useTranslations('public-information')
  return (
    <p className="text-text-2">
      {query === ''
        ? t.rich('count', { count, strong })
        : t.rich('countQuery', { count, query, strong })}
    </p>
  )
}

/** The whole register as files, whatever is shown of it. */
function Files() {
  const t = useTranslations('public-information')
  const locale = useLocale()
  return (
    <section aria-label={t('downloadHeading')} className="mt-8 print:hidden">
      <p className="flex flex-wrap gap-3">
        <a
          href={`/v1/public-information/csv?lang=${locale}`}
          download
          className={buttonClass('secondary')}
        >
          {t('download')}
        </a>
        <a href="/v1/public-information" className={buttonClass('quiet')}>
          {t('json')}
        </a>
        <a href={`/v1/catalog.jsonld?lang=${locale}`} className={buttonClass('quiet')}>
          {t('catalog')}
        </a>
        <ButtonLink href={developersPath} variant="quiet">
          {t('developers')}
        </ButtonLink>
      </p>
    </section>
  )
}
