import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { ServiceItem } from '@/lib/schemas/services'
import { ServiceCard } from './service-card'

/** Services near to the one shown; nothing when there are none. */
export function RelatedServices({ services }: { services: ServiceItem[] }) {
  const t = useTranslations('services.detail')
  const titleId = useId()
  if (services.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-14 print:hidden">
      <h2 id={titleId} className="mb-4 text-h2 lg:text-[1.75rem]">
        {t('related')}
      </h2>
      <ul className="grid gap-3 xl:grid-cols-2">
        {services.map((service) => (
          <li key={service.id} className="grid">
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
    </section>
  )
}
