import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { useFormatter } from '@/lib/i18n/formatter'
import { searchDomains, type SearchDomain } from '@/lib/schemas/search'
import {
  domainAddress,
  searchAddress,
  type SearchFilters,
} from '@/lib/address/lists/search-address'

const entry =
  'flex min-h-12 items-center justify-between gap-4 rounded-md px-3.5 py-2 font-[550] ' +
  'text-text-2 transition-colors duration-fast hover:bg-subtle hover:text-link-hover ' +
  'aria-[current=page]:bg-selected aria-[current=page]:font-bold aria-[current=page]:text-hejo-700 forced-colors:aria-[current=page]:underline'

interface SearchDomainNavProps {
  /** What is searched for, whichever list shows it. */
  filters: Pick<SearchFilters, 'query' | 'exact'>
  /** Content type on show; null: all of them. */
  current: SearchDomain | null
  counts: Record<SearchDomain, number>
}

/** The kinds of results with their counts: a rail beside them, below 1024 px a row that scrolls sideways. */
export function SearchDomainNav({
  filters: { query, exact },
  current,
  counts,
}: SearchDomainNavProps) {
  const t = useTranslations('search.domains')
  const format = useFormatter()
  const total = searchDomains.reduce((sum, domain) => sum + counts[domain], 0)
  const entries = [
    {
      key: 'all' as const,
      href: searchAddress.href({ query, exact }),
      count: total,
      isCurrent: current === null,
    },
    ...searchDomains.map((domain) => ({
      key: domain,
      href: domainAddress(domain).href({ query, exact }),
      count: counts[domain],
      isCurrent: current === domain,
    })),
  ]
  return (
    <nav
      aria-label={t('nav')}
      className={
        '-mr-5 self-start overflow-x-auto rounded-l-card bg-surface p-2.5 shadow-0 ' +
        'forced-colors:border md:-mr-6 lg:mr-0 lg:overflow-visible lg:rounded-card print:hidden'
      }
    >
      <ul className="flex w-max gap-1 lg:w-auto lg:flex-col">
        {entries.map(({ key, href, count, isCurrent }) => (
          <li key={key}>
            <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={entry}>
              <span>{t(key)}</span>
              <span className="text-small tabular-nums">{format.number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
