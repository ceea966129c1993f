import { createTranslator } from 'next-intl'
import type { FieldProblem } from '@/lib/errors'
import { messagesOf } from '@/messages'
import { optionOf } from './option-fields'

/** What is wrong with fields, in one line, by the names of the options. */
export function fieldsLine(fields: Record<string, FieldProblem[]>): string {
  const messages = messagesOf('en')
  const t = createTranslator({ locale: 'en', messages, namespace: 'validation' })
  const sentence = (path: string, { rule, length = 0 }: FieldProblem) => {
    const known =
      Object.keys(messages.validation).find(
        (each): each is keyof typeof messages.validation => each === rule,
      ) ?? 'invalid'
    return t(known, { field: optionOf(path), length })
  }
  return Object.entries(fields)
    .flatMap(([path, problems]) => problems.slice(0, 1).map((problem) => sentence(path, problem)))
    .join('; ')
}
