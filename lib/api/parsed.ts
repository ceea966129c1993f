import type { z } from 'zod'
import { isRecord } from '@/lib/json'
import { ApiFailure } from './failure'

interface ApiResponse {
  status: number
  data: unknown
}

const emptyMeta = { total_count: 0, total_page: 0, current_page: 1, per_page: 10 }

/** The documented shape, then the others that the real API is known to send (contract 1.4). */
function* readings(body: unknown): Generator {
  yield body
  if (isRecord(body)) {
    // A second nesting level, a flat object inside `data`, or a bare array in an envelope.
    yield body['data']
    if (Array.isArray(body['data']))
      yield { meta: { ...emptyMeta, total_count: body['data'].length }, ...body }
  }
  yield { data: body }
  const hasNothing =
    body === '' ||
    body === null ||
    body === undefined ||
    (isRecord(body) && (body['data'] === null || body['data'] === undefined))
  if (hasNothing) {
    yield { data: [], meta: (isRecord(body) && body['meta']) || emptyMeta }
    yield []
  }
}

/**
 * Parses a response with a schema, accepting the known variations of the provincial API.
 * @throws ApiFailure BAD_ANSWER when no variation matches
 */
export const parsed =
  <T extends z.ZodType>(schema: T) =>
  (response: ApiResponse): z.output<T> => {
    for (const reading of readings(response.data)) {
      const result = schema.safeParse(reading)
      if (result.success) return result.data
    }
    throw new ApiFailure({ status: response.status, code: 'BAD_ANSWER' })
  }
