import { describe, expect, it } from 'vitest'
import { errorBody } from '@/lib/server/api/error-body'
import { refusalOf } from './refusal'

const of = (status: number, body: unknown, retryAfter?: string) =>
  refusalOf(status, typeof body === 'string' ? body : JSON.stringify(body), retryAfter)

describe('refusalOf', () => {
  it.each([
    [400, { message: 'x', code: 'VALIDATION_FAILED' }, 'VALIDATION_FAILED', 400],
    [400, { message: 'x' }, 'VALIDATION_FAILED', 400],
    [404, { message: 'Your requested Item is not found' }, 'ITEM_NOT_FOUND', 404],
    [404, { message: 'Not Found', code: 'ROUTE_NOT_FOUND' }, 'ROUTE_NOT_FOUND', 404],
    [404, '"strconv.Atoi: parsing"', 'ITEM_NOT_FOUND', 404],
    [409, { message: 'x', code: 'MOVED_MEANWHILE' }, 'MOVED_MEANWHILE', 409],
    [409, 'conflict', 'IDEMPOTENCY_CONFLICT', 409],
    [413, '', 'PAYLOAD_TOO_LARGE', 413],
    [415, '<html>', 'UNSUPPORTED_MEDIA_TYPE', 415],
    [422, { message: 'x' }, 'UNREADABLE_BODY', 422],
    [429, { message: 'x' }, 'RATE_LIMITED', 429],
    [500, { message: 'Internal Server Error', code: 'INTERNAL' }, 'UNAVAILABLE', 503],
    [502, '<html>Bad Gateway</html>', 'UNAVAILABLE', 503],
    [503, { message: 'x', code: 'UNAVAILABLE' }, 'UNAVAILABLE', 503],
    [418, null, 'UNAVAILABLE', 503],
  ])('%i %j is %s', (status, body, code, ownStatus) => {
    expect(of(status, body)).toMatchObject({ code, status: ownStatus })
  })

  it.each([401, 403])(
    '%i of a wrong key is no fault of the caller, who may come back',
    (status) => {
      expect(
        of(status, { message: 'x', code: status === 401 ? 'UNAUTHORIZED' : 'FORBIDDEN_ORIGIN' }),
      ).toMatchObject({ code: 'UNAVAILABLE', details: { cause: `remote-${status}` } })
    },
  )

  it('passes on how long to wait', () => {
    expect(of(429, {}, '90').details.retryAfterSeconds).toBe(90)
    expect(of(503, '', '7').details.retryAfterSeconds).toBe(7)
    expect(of(429, {}).details.retryAfterSeconds).toBeUndefined()
  })

  it('passes on what is wrong with each field in the words of the API', () => {
    const problem = of(400, {
      message: 'x',
      errors: {
        'lokasi_aduan.district_id': ['Kecamatan tidak ada di kota itu'],
        title: 'Judul belum diisi',
      },
    })
    expect(errorBody(problem, 'en').errors).toEqual({
      'lokasi_aduan.district_id': ['Kecamatan tidak ada di kota itu'],
      title: ['Judul belum diisi'],
    })
  })
})
