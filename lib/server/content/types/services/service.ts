import type { Locale } from '@/lib/i18n/locales'
import type {
  Availability,
  ServiceCategory,
  ServiceDetail,
  ServiceItem,
} from '@/lib/schemas/services'
import { markdownToHtml, sanitise } from '@/lib/server/content/rich-text'
import { jakartaTime } from '@/lib/jakarta'
import type { StoredItem } from '../../content-type'
import type { ServiceFile } from '@/lib/schemas/service-file'
import { serviceStandard } from './standard'

/** English names of the categories (content facts 4), beside the Indonesian ones that addresses use. */
export const categoryNames: Record<ServiceCategory, string> = {
  'Kependudukan dan Tempat Tinggal': 'Population and housing',
  'Pendidikan dan Pembelajaran': 'Education and learning',
  Kesehatan: 'Health',
  'Sosial dan Keluarga': 'Social and family',
  Lingkungan: 'Environment',
  'Ekonomi, Bisnis dan Profesi': 'Economy, business and professions',
  'Teknologi dan Komunikasi': 'Technology and communication',
  'Sarana dan Prasarana': 'Facilities and infrastructure',
  Khusus: 'Special',
}

const headings: Record<
  Locale,
  { benefits: string; facilities: string; terms: string; procedures: string }
> = {
  id: {
    benefits: 'Manfaat',
    facilities: 'Fasilitas',
    terms: 'Yang perlu disiapkan',
    procedures: 'Cara mengurus',
  },
  en: {
    benefits: 'Benefits',
    facilities: 'Facilities',
    terms: 'What to prepare',
    procedures: 'How to apply',
  },
}

type ServiceRow = Pick<StoredItem<ServiceFile>, 'slug' | 'updated_at' | 'doc'>

/** Not operating beats online and offline (contract 4.2). */
export const availabilityOf = (service: ServiceFile): Availability =>
  service.operator_status === 'Tidak Aktif'
    ? 'NOT_OPERATED'
    : service.technical === 'Online'
      ? 'ONLINE'
      : 'OFFLINE'

const active = (items: unknown[]): 0 | 1 => (items.length > 0 ? 1 : 0)

export function serviceItem(row: ServiceRow, locale: Locale): ServiceItem {
  const { doc: service } = row
  return {
    id: service.id,
    name: service.service_name[locale],
    description: service.description[locale],
    slug: row.slug,
    logo: null,
    logo_meta: null,
    portal_category: service.category,
    technical: service.technical,
    service_user: service.service_user,
    availability: availabilityOf(service),
    opd_name: service.opd_name[locale],
    fee: service.service_fee.description[locale],
    is_free: service.service_fee.is_free,
    updated_at: jakartaTime(row.updated_at),
    lang: locale,
  }
}

/** The third generation's detail (contract 4.2); what the portal does not know is null or an empty, inactive block. */
export function serviceDetail(row: ServiceRow, locale: Locale): ServiceDetail {
  const { doc: service } = row
  const title = headings[locale]
  const fee = service.service_fee
  const facilities = service.standard?.facilities ?? []
  return {
    id: service.id,
    slug: row.slug,
    opd_name: service.opd_name[locale],
    service_name: service.service_name[locale],
    program_name: null,
    description: service.description[locale],
    content: sanitise(markdownToHtml(service.content[locale]), locale),
    portal_category: service.category,
    website: service.website,
    updated_at: jakartaTime(row.updated_at),
    logo: null,
    cover: { video: null, image: null },
    images: [],
    content_images: [],
    service_form: service.service_form,
    service_user: service.service_user,
    operator_status: service.operator_status,
    technical: service.technical,
    availability: availabilityOf(service),
    hotline_number: service.hotline_number,
    hotline_mail: service.hotline_mail,
    operational_times: service.operational_times,
    service_fee: {
      has_range: fee.minimum_fee < fee.maximum_fee ? 1 : 0,
      minimum_fee: fee.minimum_fee,
      maximum_fee: fee.maximum_fee,
      has_description: 1,
      description: fee.description[locale],
    },
    locations: service.locations.map(({ name, address }) => ({
      type: 'Kantor',
      organization: service.opd_name[locale],
      name: name[locale],
      address,
      phone_number: null,
    })),
    links: service.links.map(({ tautan, type, label }) => ({ tautan, type, label: label[locale] })),
    social_media: [],
    benefits: {
      title: title.benefits,
      is_active: active(service.benefits),
      items: service.benefits.map((benefit) => ({ name: benefit[locale], image: null })),
    },
    facilities: {
      title: title.facilities,
      is_active: active(facilities),
      items: facilities.map((facility) => ({ name: facility[locale], image: null })),
    },
    terms_and_conditions: {
      cover: null,
      title: title.terms,
      is_active: active(service.terms),
      items: service.terms.map((term) => ({ name: term[locale], link: null })),
    },
    service_procedures: {
      cover: null,
      title: title.procedures,
      is_active: active(service.procedures),
      items: service.procedures.map((step) => ({
        name: step.title[locale],
        description: step.text[locale],
        link: null,
      })),
    },
    infographics: { is_active: 0, images: [] },
    faq: {
      is_active: active(service.faq),
      items: service.faq.map(({ question, answer }) => ({
        question: question[locale],
        answer: answer[locale],
      })),
    },
    application: null,
    keywords: service.keywords,
    easy_summary: service.easy_summary?.[locale] ?? null,
    eligibility: (service.eligibility ?? []).map(({ question, if_no: ifNo }) => ({
      question: question[locale],
      if_no: ifNo[locale],
    })),
    hours_kind: service.hours_kind ?? 'office',
    standard: serviceStandard(service, locale),
    identifiers: service.identifiers ?? null,
    checked: service.checked ? { on: service.checked.on, by: service.checked.by[locale] } : null,
    review_by: service.review_by ?? null,
    lang: locale,
  }
}
