import { z } from 'zod'

export const optionalText = z.string().trim().min(1).optional()

export const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

export const optionalUrl = z.url({ protocol: /^https?$/ }).optional()

export const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(
    (value) => new URL(value).origin === value.replace(/\/$/, ''),
    'must be an origin such as https://jabarprov.go.id, without a path',
  )
  .transform((value) => new URL(value).origin)

/** A list with commas between. @param initial where the setting is not given */
export const commaSeparated = (initial = '') =>
  z
    .string()
    .default(initial)
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )

/** @param more what else is asked of it, after "must have at least 32 characters" */
export const secret = (more = '') => z.string().min(32, `must have at least 32 characters${more}`)

/** Secrets with commas between, the present one first, so that one can be changed without a moment in which the old one is refused. */
export const secrets = z
  .string()
  .transform((value) => value.split(',').map((entry) => entry.trim()))
  .pipe(z.array(secret(', and commas only between several')))
  .optional()
