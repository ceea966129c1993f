import { expect } from 'vitest'
import { z } from 'zod'

/** Asks the portal under test. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** Headers by which a browser says that a page of the portal itself is asking. */
export const ownPage = { 'sec-fetch-site': 'same-origin' } as const

export const errorResponse = z.object({
  message: z.string().min(1),
  code: z.string().regex(/^[A-Z_]+$/),
  errors: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
})

/** The body of a successful answer, checked with its schema. */
export async function good<T extends z.ZodType>(
  pending: Promise<Response>,
  schema: T,
  status = 200,
): Promise<z.output<T>> {
  const response = await pending
  const text = await response.text()
  expect(response.status, text).toBe(status)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  return schema.parse(JSON.parse(text))
}

/** The body of an error answer with the expected status and code; errors are never stored by anybody. */
export async function refused(pending: Promise<Response>, status: number, code: string) {
  const response = await pending
  const text = await response.text()
  expect(response.status, text).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const body = errorResponse.parse(JSON.parse(text))
  expect(body.code).toBe(code)
  return body
}

export const inEnglish = { headers: { 'content-language': 'en' } } as const

/** A JSON body as a page of the portal sends it. */
export const sent = (
  method: string,
  body: unknown,
  headers: Record<string, string> = {},
): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...ownPage, ...headers },
  body: JSON.stringify(body),
})
