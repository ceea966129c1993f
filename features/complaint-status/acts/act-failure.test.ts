import { describe, expect, it } from 'vitest'
import { ApiFailure } from '@/lib/api/failure'
import { actFailure } from './act-failure'

const refused = (status: number) => new ApiFailure({ status, code: 'INTERNAL', retryAfterSeconds: 90 })

describe('actFailure', () => {
  it.each([
    [409, true, { kind: 'moved' }],
    [404, true, { kind: 'closed' }],
    [404, false, { kind: 'closedPublic' }],
    [400, true, { kind: 'invalid' }],
    [429, true, { kind: 'limited', minutes: 2 }],
    [503, true, { kind: 'system' }],
  ])('reads %i (holder: %s)', (status, isHolder, failure) => {
    expect(actFailure(refused(status), isHolder, true)).toEqual(failure)
  })

  it('tells a device without connection from an answer that got lost', () => {
    const lost = new ApiFailure({ status: 0, code: 'NETWORK' })
    expect([actFailure(lost, true, false), actFailure(lost, true, true)]).toEqual([{ kind: 'offline' }, { kind: 'noAnswer' }])
  })
})
