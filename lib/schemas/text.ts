import { z } from 'zod'
import { tidied } from '../typed-text'

// Control characters except tab and newline, and lone surrogates (\p{Cs}; String.isWellFormed is missing in older phones):
// they never belong in what a person writes and confuse logs and terminals.
const control = /[^\P{Cc}\t\n]|\p{Cs}/u
const normalised = z.string().transform(tidied)

const isOneLine = (value: string) => !control.test(value) && !/[\n\t]/.test(value)

/** One line of text: NFC, trimmed, no control characters; issues are named after rules in the validation namespace of messages/. */
export const line = (min: number, max: number) =>
  normalised.pipe(
    z
      .string()
      .min(1, { abort: true, error: 'required' })
      .min(min, 'min')
      .max(max, 'max')
      .refine(isOneLine, 'characters'),
  )

/** One line that may be left empty. */
export const optionalLine = (max: number) =>
  normalised.pipe(z.string().max(max, 'max').refine(isOneLine, 'characters'))

/** Text of several lines; newlines and tabs are allowed. */
export const paragraph = (min: number, max: number) =>
  normalised.pipe(
    z
      .string()
      .min(1, { abort: true, error: 'required' })
      .min(min, 'min')
      .max(max, 'max')
      .refine((value) => !control.test(value), 'characters'),
  )

/** Text that may be left empty. */
export const optionalParagraph = (max: number) =>
  normalised.pipe(
    z
      .string()
      .max(max, 'max')
      .refine((value) => !control.test(value), 'characters'),
  )

/** A search query: NFC, trimmed, at most 100 characters; control characters are dropped rather than refused. */
export const keyword = z.string().transform((value) =>
  value
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, 100)
    // Half of a sign that began at the last place.
    .replace(/\p{Cs}$/u, ''),
)
