import { servicePath } from '@/lib/address/paths'
import { env } from '@/lib/env'
import { languages, localePath, type Locale } from '@/lib/i18n/locales'
import type { ServiceDetail } from '@/lib/schemas/services'
import { groupHours, type DayGroup } from '@/lib/services/hours'

// schema.org names days in English, Monday first as in `weekdays`.
const schemaDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const schemaTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const openingHours = ({ from, to, spans }: DayGroup) =>
  spans.map(({ start, end }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: schemaDays.slice(from, to + 1),
    opens: schemaTime(start),
    // 23:59 is how schema.org writes an opening that lasts until the end of the day.
    closes: end === 1440 ? '23:59' : schemaTime(end),
  }))

/** The service as schema.org's GovernmentService, for search engines. */
export function serviceJsonLd(service: ServiceDetail, locale: Locale) {
  const places = service.locations.map(({ name, address }) => ({
    '@type': 'Place',
    name,
    ...(address && { address }),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'GovernmentService',
    name: service.service_name,
    description: service.description,
    serviceType: service.portal_category,
    url: `${env().SITE_ORIGIN}${localePath(locale, servicePath(service.slug))}`,
    inLanguage: languages[service.lang].iso,
    provider: { '@type': 'GovernmentOrganization', name: service.opd_name },
    areaServed: { '@type': 'AdministrativeArea', name: 'Jawa Barat' },
    ...(service.hours_kind !== 'form' && {
      hoursAvailable: groupHours(service.operational_times).flatMap(openingHours),
    }),
    availableChannel: [
      ...service.links.map(({ tautan }) => ({
        '@type': 'ServiceChannel',
        serviceUrl: tautan.startsWith('/')
          ? `${env().SITE_ORIGIN}${localePath(locale, tautan)}`
          : tautan,
      })),
      ...(service.hotline_number
        ? [
            {
              '@type': 'ServiceChannel',
              servicePhone: { '@type': 'ContactPoint', telephone: service.hotline_number },
            },
          ]
        : []),
      ...places.map((place) => ({ '@type': 'ServiceChannel', serviceLocation: place })),
    ],
  }
}
