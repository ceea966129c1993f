import { createTranslator } from 'next-intl'
import { messagesOf } from '@/messages'
import type { ErrorCode, FieldProblem, Problem } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'

interface ErrorBody {
  message: string
  code: string
  errors?: Record<string, string[]>
}

// Fixed messages of the contract (1.6) that other programs compare; the same in both languages.
const fixedMessages = {
  ROUTE_NOT_FOUND: 'Not Found',
  ITEM_NOT_FOUND: 'Your requested Item is not found',
  METHOD_NOT_ALLOWED: 'Method Not Allowed',
  INTERNAL: 'Internal Server Error',
} satisfies Partial<Record<ErrorCode, string>>

/** Own keys only: a field may be named `toString`. */
const isKeyOf = <T extends object>(object: T, key: PropertyKey): key is keyof T =>
  Object.hasOwn(object, key)

const lastName = (path: string) => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path

/** The body of an error response in the language of the request: message, stable code, sentences per field. */
export function errorBody(problem: Pick<Problem, 'code' | 'details'>, locale: Locale): ErrorBody {
  const messages = messagesOf(locale)
  const t = createTranslator({ locale, messages })
  const label = (path: string) => {
    const name = lastName(path)
    return isKeyOf(messages.fields, name) ? messages.fields[name] : name
  }
  const sentence = (path: string, { rule, length = 0, sentence: said }: FieldProblem) =>
    said ??
    t(`validation.${isKeyOf(messages.validation, rule) ? rule : 'invalid'}`, {
      field: label(path),
      length,
    })
  const { code, details } = problem
  const { fields, retryAfterSeconds = 60 } = details
  const message = isKeyOf(fixedMessages, code)
    ? fixedMessages[code]
    : t(`errors.${code}`, { minutes: Math.ceil(retryAfterSeconds / 60) })
  return {
    message,
    code,
    ...(fields && {
      errors: Object.fromEntries(
        Object.entries(fields).map(([path, problems]) => [
          path,
          problems.map((each) => sentence(path, each)),
        ]),
      ),
    }),
  }
}
