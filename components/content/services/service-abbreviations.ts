import { firstPlaces, type FirstPlaces, type ReadText } from '@/lib/glossary/first-places'
import type { ServiceDetail } from '@/lib/schemas/services'

type List = 'term' | 'step' | 'benefit' | 'facility' | 'answer'
export type ServicePart = 'description' | 'summary' | 'content' | `${List}-${number}`
export type ServicePlaces = FirstPlaces<ServicePart>

interface Group<Item> {
  is_active: number
  items: readonly Item[]
}

function partsOf<Item>(
  list: List,
  { is_active: isActive, items }: Group<Item>,
  textOf: (item: Item) => string | null | undefined,
): [ServicePart, ReadText][] {
  if (isActive !== 1) return []
  return items.map((item, index) => [`${list}-${index}`, { text: textOf(item) ?? '' }])
}

/** Where a service's page explains abbreviations; in the order of `ServiceView` and `ServiceBody`. */
export const serviceAbbreviations = (service: ServiceDetail): ServicePlaces =>
  firstPlaces<ServicePart>([
    ['description', { text: service.description }],
    ['summary', { text: service.easy_summary ?? '' }],
    ...partsOf('term', service.terms_and_conditions, ({ name }) => name),
    ...partsOf('step', service.service_procedures, ({ description }) => description),
    ['content', { text: service.content, isHtml: true }],
    ...partsOf('benefit', service.benefits, ({ name }) => name),
    ...partsOf('facility', service.facilities, ({ name }) => name),
    ...partsOf('answer', service.faq, ({ answer }) => answer),
  ])
