import type { z } from 'zod'
import type { OperatorScope } from '@/lib/server/operators/operator'

/** Who may call: everybody; a page of the portal or a system with the key; the same for writes; operators. */
export type Guard = 'none' | 'key' | 'operator'

/** One method of one path of /v1, in words of English that programmers read. */
export interface PathDescription {
  /** As in the table of routes: `/v1/units/[id]`. */
  pattern: string
  method: 'get' | 'post' | 'patch'
  tag: string
  summary: string
  /** Query parameters: fields of an object. */
  query?: z.ZodObject
  /** JSON body. */
  body?: z.ZodType
  /** Fields of a multipart body besides the one photo in `file`. */
  form?: Record<string, { description: string; isRequired: boolean }>
  /** Fields of a URL-encoded body. */
  fields?: Record<string, { description: string; isRequired: boolean }>
  /** Body of the answer; a media type for answers that are no JSON; null for an empty one. */
  answer: z.ZodType | string | null
  status?: 200 | 201 | 204 | 303
  /** An answer without body besides `status`, with its reason. */
  emptyAnswer?: string
  guard?: Guard
  /** What the token of an operator must allow. */
  scope?: OperatorScope
  /** Request headers besides those of every call. */
  headers?: Record<string, { description: string; isRequired: boolean }>
  /** Failures worth naming; 429 and 503, and 400 of a query, are the usual ones and come with every path. */
  failures?: readonly (400 | 401 | 403 | 404 | 409 | 413 | 415 | 422)[]
}

type Details = Partial<Omit<PathDescription, 'pattern' | 'summary' | 'answer' | 'tag'>>

/** Describers of the paths of one domain. */
export function pathsOf(tag: string) {
  const describe =
    (method: PathDescription['method']) =>
    (
      pattern: string,
      summary: string,
      answer: PathDescription['answer'],
      details: Details = {},
    ): PathDescription => {
      const hasItem = pattern.includes('[')
      return {
        method,
        tag,
        pattern,
        summary,
        answer,
        ...(hasItem && { failures: [404] as const }),
        ...details,
      }
    }
  return { get: describe('get'), post: describe('post'), patch: describe('patch') }
}
