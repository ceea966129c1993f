import type { z } from 'zod'
import { fieldProblems } from '@/lib/validation'
import { UsageError } from '../output'

/** Options whose field in the interface has another name; null is no field. */
const fields: Readonly<Record<string, string | null>> = {
  reason: 'reason_code',
  because: 'reason',
  'because-en': 'reason_en',
  class: 'service_class',
  until: 'due_on',
  'note-en': 'note_en',
  'seen-step': 'seen_step',
  outside: 'is_body_outside',
  category: 'category_id',
  city: 'city_id',
  district: 'district_id',
  'received-from': 'start_date',
  'received-until': 'end_date',
  'due-from': 'due_from',
  'due-until': 'due_until',
  'per-page': 'per_page',
  json: null,
  template: null,
  set: null,
  evidence: null,
  document: null,
  title: null,
  'title-en': null,
  'with-contacts': null,
  out: null,
  release: null,
  accept: null,
  grant: null,
  refuse: null,
}

/** The option that fills a field of the interface, as people write it. */
export function optionOf(path: string): string {
  const field = path.split('.')[0] ?? path
  return `--${Object.keys(fields).find((option) => fields[option] === field) ?? field}`
}

/**
 * Checks what options gave with the schema of the interface.
 * @param more fields that are not as the options have them
 * @throws UsageError naming the options that are wrong
 */
export async function checkFields<T extends z.ZodType>(
  schema: T,
  options: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<z.output<T>> {
  const given = Object.entries(options).flatMap(([option, value]) => {
    const field = fields[option] === undefined ? option : fields[option]
    return field === null ? [] : [[field, value] as const]
  })
  const stated = [...given, ...Object.entries(more)].filter(([, value]) => value !== undefined)
  const parsed = schema.safeParse(Object.fromEntries(stated), { reportInput: true })
  if (parsed.success) return parsed.data
  const { fieldsLine } = await import('./fields-line')
  throw new UsageError(fieldsLine(fieldProblems(parsed.error.issues)))
}
