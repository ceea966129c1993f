import { describe, expect, it } from 'vitest'
import { failureOf, retryAfter } from './failure'

describe('failureOf', () => {
  it('keeps code, message and errors per field', () => {
    const failure = failureOf(400, {
      code: 'VALIDATION_FAILED',
      message: 'Periksa isian',
      errors: { 'data_wargi.phone': ['salah'] },
    })
    expect(failure).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      message: 'Periksa isian',
      errors: { 'data_wargi.phone': ['salah'] },
    })
  })

  it('takes a bare sentence as message', () => {
    expect(failureOf(404, 'tidak ada')).toMatchObject({
      status: 404,
      code: 'ITEM_NOT_FOUND',
      message: 'tidak ada',
    })
  })

  it.each([
    [429, 'RATE_LIMITED'],
    [409, 'IDEMPOTENCY_CONFLICT'],
    [502, 'INTERNAL'],
  ])('names status %i when the body says nothing', (status, code) => {
    expect(failureOf(status, null).code).toBe(code)
  })

  it('believes no code it does not know', () => {
    expect(failureOf(503, { code: 'toString' }).code).toBe('UNAVAILABLE')
  })

  it('reads the time to wait', () => {
    expect(failureOf(429, {}, { 'retry-after': '90' }).retryAfterSeconds).toBe(90)
  })
})

describe('whose limit it was', () => {
  it('is this browser only when the portal says so', () => {
    expect(
      [failureOf(429, {}, { 'x-limit-of': 'browser' }), failureOf(429, {})].map(
        ({ isOwnLimit }) => isOwnLimit,
      ),
    ).toEqual([true, false])
  })
})

describe('the request id', () => {
  it('is taken in the form the portal makes, so that nothing else is shown', () => {
    expect(failureOf(500, {}, { 'x-request-id': 'a1b2c3-4f' }).requestId).toBe('a1b2c3-4f')
    expect(failureOf(500, {}, { 'x-request-id': '<b>proxy</b>' }).requestId).toBeUndefined()
    expect(failureOf(500, {}).requestId).toBeUndefined()
  })
})

describe('retryAfter', () => {
  it('reads seconds and dates, and nothing else', () => {
    const now = Date.parse('2026-01-31T00:00:00Z')
    expect([
      retryAfter('1.2', now),
      retryAfter('Sat, 31 Jan 2026 00:01:00 GMT', now),
      retryAfter('soon', now),
      retryAfter(undefined, now),
    ]).toEqual([2, 60, undefined, undefined])
  })
})
