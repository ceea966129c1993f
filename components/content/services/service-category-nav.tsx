import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { serviceCategories, type ServiceCategory } from '@/lib/schemas/services'
import { serviceCategoryKeys } from './service-category-key'
import { ServiceIcon } from './service-icon'

const entry =
  'group flex min-h-15 items-center gap-3.5 rounded-lg px-3 py-2 text-[0.9375rem] font-[550] leading-snug text-text-2 transition-colors duration-fast ' +
  'hover:bg-subtle hover:text-link-hover aria-[current=page]:bg-brand aria-[current=page]:font-[650] aria-[current=page]:text-on-brand ' +
  'forced-colors:aria-[current=page]:underline'
const tile =
  'grid size-10 shrink-0 place-items-center rounded-leaf-sm bg-subtle text-link [--icon-accent:var(--pare-400)] group-hover:bg-hejo-100 ' +
  'group-aria-[current=page]:bg-brand-hover group-aria-[current=page]:text-on-brand group-aria-[current=page]:[--icon-accent:var(--pare-200)]'

interface ServiceCategoryNavProps {
  current: ServiceCategory | null
  hrefOf: (category: ServiceCategory) => string
}

/** The nine categories as links: a rail beside the list, below 1024 px a row that scrolls sideways. */
export function ServiceCategoryNav({ current, hrefOf }: ServiceCategoryNavProps) {
  const t = useTranslations('services')
  return (
    <nav
      aria-label={t('categoryNav')}
      className="-mr-5 self-start overflow-x-auto rounded-l-card bg-surface p-3 shadow-0 forced-colors:border md:-mr-6 lg:mr-0 lg:overflow-visible lg:rounded-card"
    >
      <ul className="flex w-max lg:w-auto lg:flex-col">
        {serviceCategories.map((category) => (
          <li key={category} className="w-58 lg:w-auto">
            <Link
              href={hrefOf(category)}
              aria-current={category === current ? 'page' : undefined}
              className={entry}
            >
              <span className={tile}>
                <ServiceIcon category={category} />
              </span>
              <span className="text-balance">
                {t(`categories.${serviceCategoryKeys[category]}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
