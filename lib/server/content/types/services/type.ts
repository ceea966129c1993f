import { servicePath } from '@/lib/address/paths'
import { fold, slugOf } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import type { DocumentText } from '@/lib/search/index-model'
import { openingsWithinWeek } from '@/lib/services/openings'
import { plainMarkdown } from '@/lib/server/search/embedded/plain-text'
import type { ContentType } from '../../content-type'
import { availabilityOf, categoryNames } from './service'
import { type ServiceFile, serviceFile } from '@/lib/schemas/service-file'
import { unstatedComponents } from './standard'

/** Tag of a service that costs nothing; whom a service is for is a tag as well. */
export const freeTag = 'free'

function searchText(service: ServiceFile, locale: Locale): DocumentText {
  const { content, terms, procedures, benefits, faq, opd_name: unit } = service
  const parts = [
    plainMarkdown(content[locale]),
    ...[...terms, ...benefits].map((text) => text[locale]),
    ...procedures.map(({ title, text }) => `${title[locale]}. ${text[locale]}`),
    ...faq.map(({ question, answer }) => `${question[locale]} ${answer[locale]}`),
    unit[locale],
  ]
  return {
    title: service.service_name[locale],
    summary: service.description[locale],
    body: parts.join(' '),
    // Keywords are everyday Indonesian words, which the synonyms lead to from English.
    keywords:
      locale === 'id' ? [...service.keywords, service.category] : [categoryNames[service.category]],
  }
}

/** Services of the province; `type` is the availability. */
export const services: ContentType<ServiceFile, ServiceFile> = {
  kind: 'services',
  form: 'item',
  file: serviceFile,
  slug: ({ id, service_name: name }) => slugOf(name.id, id),
  keepsSlug: true,
  reportName: (slug) => slug,
  keys: (service) => {
    const { service_name: name, description } = service
    return {
      title: name.id,
      category: service.category,
      type: availabilityOf(service),
      tags: [service.service_user, ...(service.service_fee.is_free ? [freeTag] : [])],
      // A form that answers by itself has no door that could be open.
      openings: service.hours_kind === 'form' ? [] : openingsWithinWeek(service.operational_times),
      updatedOn: service.updated_at,
      sortTitle: { id: fold(name.id), en: name.en.toLowerCase() },
      searchTexts: [name.id, name.en, description.id, description.en, ...service.keywords],
    }
  },
  unstated: unstatedComponents,
  search: {
    rank: 1,
    domains: { services: 'public_service' },
    document: ({ slug, doc }) => ({
      path: servicePath(slug),
      slug,
      category: doc.category,
      unit: doc.opd_name,
      texts: { id: searchText(doc, 'id'), en: searchText(doc, 'en') },
    }),
  },
}
