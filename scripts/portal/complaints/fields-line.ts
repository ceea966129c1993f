import { createTranslator } from 'next-intl'
import type { FieldProblem } from '@/lib/errors'
import { messagesOf } from '@/messages'

/** Flags that are named otherwise than the field of the interface. */
const flagNames: Record<string, string> = {
  reason_code: '--reason',
  service_class: '--class',
  due_on: '--until',
  note_en: '--note-en',
  seen_step: '--seen-step',
  category_id: '--category',
  city_id: '--city',
  district_id: '--district',
  start_date: '--received-from',
  end_date: '--received-until',
  due_from: '--due-from',
  due_until: '--due-until',
  is_body_outside: '--outside',
}
const flagOf = (path: string) => {
  const field = path.split('.')[0] ?? path
  return flagNames[field] ?? `--${field}`
}

/** What is wrong with fields, in one line, by the names of the flags. */
export function fieldsLine(
  fields: Record<string, FieldProblem[]>,
  choices: Readonly<Record<string, readonly string[]>> = {},
): string {
  const messages = messagesOf('en')
  const t = createTranslator({ locale: 'en', messages, namespace: 'validation' })
  const sentence = (path: string, { rule, length = 0 }: FieldProblem) => {
    const allowed = choices[path]
    // Some choices of the interface are named without a rule.
    const name = allowed && rule === 'invalid' ? 'unknownChoice' : rule
    const known =
      Object.keys(messages.validation).find(
        (each): each is keyof typeof messages.validation => each === name,
      ) ?? 'invalid'
    return `${t(known, { field: flagOf(path), length })}${name === 'unknownChoice' && allowed ? ` (${allowed.join(', ')})` : ''}`
  }
  return Object.entries(fields)
    .flatMap(([path, problems]) => problems.slice(0, 1).map((problem) => sentence(path, problem)))
    .join('; ')
}
