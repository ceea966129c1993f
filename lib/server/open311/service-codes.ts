import { createTranslator } from 'next-intl'
import { asksFreeText, type Choice } from '@/lib/schemas/complaints'
import type { OpenService, OpenServiceDefinition } from '@/lib/schemas/open311'
import { visibilities } from '@/lib/schemas/open311'
import type { Locale } from '@/lib/i18n/locales'
import type { ComplaintsPort } from '@/lib/server/complaints/ports'
import { messagesOf } from '@/messages'
import type { ServiceChoice } from './port'

type Choices = Pick<ComplaintsPort, 'categories' | 'subcategories'>

// Ids are slugs without dots, so the first dot separates category and sub-category.
export const codeOf = ({ categoryId, subcategoryId }: ServiceChoice) =>
  subcategoryId === null ? categoryId : `${categoryId}.${subcategoryId}`

/** Parses `infrastruktur.jembatan` or `infrastruktur`; does not check that they exist. */
export function choiceOf(code: string): ServiceChoice {
  const dot = code.indexOf('.')
  return dot < 0
    ? { categoryId: code, subcategoryId: null }
    : { categoryId: code.slice(0, dot), subcategoryId: code.slice(dot + 1) }
}

/** Every kind of complaint as a service; its group is the category. Categories without sub-categories are one service. */
export async function listServices(choices: Choices, locale: Locale): Promise<OpenService[]> {
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'open311' })
  const serviceOf = (category: Choice, subcategory: Choice | null): OpenService => ({
    service_code: codeOf({ categoryId: category.id, subcategoryId: subcategory?.id ?? null }),
    service_name: (subcategory ?? category).name,
    description: subcategory
      ? t('serviceDescription', { service: subcategory.name, group: category.name })
      : category.name,
    metadata: true,
    type: 'realtime',
    keywords: subcategory ? `${category.name},${subcategory.name}` : category.name,
    group: category.name,
  })
  const categories = await choices.categories(locale)
  const groups = await Promise.all(
    categories.map(async (category) => {
      const subcategories = await choices.subcategories(category.id, locale)
      return subcategories.length === 0
        ? [serviceOf(category, null)]
        : subcategories.map((subcategory) => serviceOf(category, subcategory))
    }),
  )
  return groups.flat()
}

/** Whether a complaint of this kind needs a free text on what it is about. */
export const asksDetail = ({ categoryId, subcategoryId }: ServiceChoice) =>
  asksFreeText(subcategoryId ?? categoryId)

/** The attributes of a service besides the standard's own fields. */
export function serviceDefinition(code: string, locale: Locale): OpenServiceDefinition {
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'open311' })
  const names = {
    public: t('visibilityPublic'),
    anonymous: t('visibilityAnonymous'),
    private: t('visibilityPrivate'),
  }
  const detail = {
    code: 'detail',
    datatype: 'string',
    required: true,
    datatype_description: '',
    description: t('detail'),
    values: [],
  } as const
  const visibility = {
    code: 'visibility',
    datatype: 'singlevaluelist',
    required: false,
    datatype_description: t('visibilityHelp'),
    description: t('visibility'),
    values: visibilities.map((key) => ({ key, name: names[key] })),
  } as const
  const addressDetail = {
    code: 'address_detail',
    datatype: 'text',
    required: false,
    datatype_description: '',
    description: t('addressDetail'),
    values: [],
  } as const
  const attributes = [...(asksDetail(choiceOf(code)) ? [detail] : []), visibility, addressDetail]
  return {
    service_code: code,
    attributes: attributes.map((attribute, at) => ({
      variable: true,
      order: at + 1,
      ...attribute,
      values: [...attribute.values],
    })),
  }
}
