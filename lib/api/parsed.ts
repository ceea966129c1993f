import type { z } from 'zod'
import { isRecord } from '@/lib/json'
import { ApiFailure } from './failure'

interface Answer {
  status: number
  data: unknown
}

const emptyMeta = { total_count: 0, total_page: 0, current_page: 1, per_page: 10 }

/** Shapes the real API is known to send instead of the documented one, the documented one first (contract 1.4). */
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
 * Reads an answer with a schema, tolerating the known unevenness of the provincial API.
 * @throws ApiFailure BAD_ANSWER when no reading fits
 */
export const parsed =
  <T extends z.ZodType>(schema: T) =>
  (answer: Answer): z.output<T> => {
    for (const reading of readings(answer.data)) {
      const result = schema.safeParse(reading)
      if (result.success) return result.data
    }
    throw new ApiFailure({ status: answer.status, code: 'BAD_ANSWER' })
  }
