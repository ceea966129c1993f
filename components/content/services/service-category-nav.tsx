import { StaticMarkup } from '@/components/ui/static-markup'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { serviceCategories, type ServiceCategory } from '@/lib/schemas/services'
import { serviceCategoryKeys } from './service-category-key'
import { ServiceIcon } from './service-icon'

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
      className={
        '-mr-5 self-start overflow-x-auto rounded-l-card bg-surface p-3 shadow-0 ' +
        'forced-colors:border md:-mr-6 lg:mr-0 lg:overflow-visible lg:rounded-card'
      }
    >
      <StaticMarkup as="ul" id="kategori-layanan" className="flex w-max lg:w-auto lg:flex-col">
        {serviceCategories.map((category) => (
          <li key={category} className="w-58 lg:w-auto">
            <Link
              href={hrefOf(category)}
              aria-current={category === current ? 'page' : undefined}
              className="service-category group rounded-lg"
            >
              <span className="service-category-icon">
                <ServiceIcon category={category} />
              </span>
              <span className="text-balance">
                {t(`categories.${serviceCategoryKeys[category]}`)}
              </span>
            </Link>
          </li>
        ))}
      </StaticMarkup>
    </nav>
  )
}
