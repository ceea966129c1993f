import { XIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { serviceCategoryKeys } from './service-category-key'
import { serviceAddress, type ServiceFilters } from '@/lib/address/lists/service-address'
import { ClearLink } from '../clear-link'

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-full bg-subtle py-2 pl-4 pr-3.5 text-small font-semibold text-hejo-700 transition-colors duration-fast ' +
  'hover:bg-hejo-100 forced-colors:border'

/** The filters in use, each a link that takes it away, and one that takes all away; nothing without filters. */
export function ServiceActiveFilters({ filters }: { filters: ServiceFilters }) {
  const t = useTranslations('services')
  const { query, category, availability, user, isFree, isOpen, order } = filters
  const active: { name: string; without: Partial<ServiceFilters> }[] = [
    ...(query === '' ? [] : [{ name: t('facets.query', { query }), without: { query: '' } }]),
    ...(category
      ? [{ name: t(`categories.${serviceCategoryKeys[category]}`), without: { category: null } }]
      : []),
    ...(availability
      ? [{ name: t(`availability.${availability}`), without: { availability: null } }]
      : []),
    ...(isFree ? [{ name: t('facets.free'), without: { isFree: false } }] : []),
    ...(isOpen ? [{ name: t('facets.open'), without: { isOpen: false } }] : []),
    ...(user ? [{ name: t(`facets.users.${user}`), without: { user: null } }] : []),
  ]
  if (active.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul aria-label={t('facets.active')} className="flex min-w-0 flex-wrap gap-2">
        {active.map(({ name, without }) => (
          <li key={name} className="min-w-0">
            <Link
              href={serviceAddress.href({ ...filters, ...without, page: 1 })}
              aria-label={t('facets.remove', { name })}
              className={chip}
            >
              <span className="min-w-0 break-words">{name}</span>
              <XIcon aria-hidden="true" size={16} weight="bold" className="shrink-0 print:hidden" />
            </Link>
          </li>
        ))}
      </ul>
      <ClearLink href={serviceAddress.href({ order })} className="print:hidden">
        {t('facets.clearAll')}
      </ClearLink>
    </div>
  )
}
