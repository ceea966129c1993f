import type { Messages } from '@/messages'

type FieldKey = keyof Messages['preview']['fields']

/** Fields of a service's file that have a display name, in the file's order. */
export const serviceFieldKeys = [
  'category',
  'opd_name',
  'service_name',
  'description',
  'content',
  'operator_status',
  'technical',
  'service_form',
  'service_user',
  'website',
  'hotline_number',
  'hotline_mail',
  'operational_times',
  'service_fee',
  'locations',
  'links',
  'terms',
  'procedures',
  'benefits',
  'faq',
  'hours_kind',
  'standard',
  'easy_summary',
  'eligibility',
  'identifiers',
  'checked',
  'review_by',
  'keywords',
  'updated_at',
] as const satisfies FieldKey[]

/** The name of a field among the messages; undefined for one that has none. */
export const fieldKey = (field: string): FieldKey | undefined =>
  serviceFieldKeys.find((key) => key === field)
