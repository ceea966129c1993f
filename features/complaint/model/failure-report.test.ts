import { describe, expect, it } from 'vitest'
import { ApiFailure } from '@/lib/api/failure'
import { reportOf } from './failure-report'

const failure = (status: number, more: Partial<ConstructorParameters<typeof ApiFailure>[0]> = {}) =>
  new ApiFailure({ status, code: 'INTERNAL', ...more })

describe('reportOf', () => {
  it('leads to the first step with a refused field', () => {
    const errors = {
      'lokasi_aduan.city_id': ['salah'],
      'informasi_aduan.title': ['salah'],
      unknown: ['x'],
    }
    expect(reportOf(failure(400, { errors }), true)).toEqual({
      cause: 'refused',
      retryAt: null,
      step: 2,
      fields: { 'lokasi_aduan.city_id': ['salah'], 'informasi_aduan.title': ['salah'] },
    })
  })

  it('leads to the photos when an upload was refused, and nowhere when nothing is named', () => {
    expect([413, 415, 400, 500].map((status) => reportOf(failure(status), true).step)).toEqual([
      3,
      3,
      null,
      null,
    ])
  })
})
