import { describe, expect, it } from 'vitest'
import { ApiFailure } from '@/lib/api/failure'
import { reportOf } from './failure-report'

const failure = (status: number, more: Partial<ConstructorParameters<typeof ApiFailure>[0]> = {}) => new ApiFailure({ status, code: 'INTERNAL', ...more })

describe('reportOf', () => {
  it('tells no connection from no answer', () => {
    const lost = failure(0, { code: 'NETWORK' })
    expect([reportOf(lost, false).kind, reportOf(lost, true).kind]).toEqual(['offline', 'noAnswer'])
  })

  it('says in whole minutes when to try again', () => {
    expect(reportOf(failure(429, { retryAfterSeconds: 61 }), true)).toMatchObject({ kind: 'limited', waitMinutes: 2 })
    expect(reportOf(failure(429), true)).toMatchObject({ kind: 'limited', waitMinutes: 1 })
  })

  it('leads to the first step with a refused field', () => {
    const errors = { 'lokasi_aduan.city_id': ['salah'], 'informasi_aduan.title': ['salah'], unknown: ['x'] }
    expect(reportOf(failure(400, { errors }), true)).toEqual({
      kind: 'fields',
      step: 2,
      fields: { 'lokasi_aduan.city_id': ['salah'], 'informasi_aduan.title': ['salah'] },
    })
  })

  it.each([
    [413, 'photos'],
    [415, 'photos'],
    [503, 'unavailable'],
    [500, 'system'],
    [400, 'system'],
  ])('reads status %i as %s', (status, kind) => {
    expect(reportOf(failure(status), true).kind).toBe(kind)
  })

  it('names the request of a failure of ours, and of nothing else', () => {
    const named = (status: number) => reportOf(failure(status, { requestId: 'a1b2c3-4f' }), true).requestId
    expect([named(500), named(503), named(429), named(413)]).toEqual(['a1b2c3-4f', 'a1b2c3-4f', undefined, undefined])
  })
})
