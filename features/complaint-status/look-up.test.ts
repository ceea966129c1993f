import { describe, expect, it } from 'vitest'
import { ApiFailure } from '@/lib/api/failure'
import { typedSecret } from './look-up'
import { stateOfFailure } from './look-up-state'

describe('typedSecret', () => {
  it('forgives spaces, case and look-alike letters', () => {
    expect(typedSecret(' abcd-o1il 9z ')).toBe('ABCD01119Z')
  })
})

describe('stateOfFailure', () => {
  it.each([404, 400])('reads %i as a number that is not there', (status) => {
    expect(stateOfFailure(new ApiFailure({ status, code: 'ITEM_NOT_FOUND' }), true)).toEqual({ kind: 'notFound' })
  })

  it('says how many minutes to wait', () => {
    expect(stateOfFailure(new ApiFailure({ status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 600 }), true)).toEqual({ kind: 'limited', minutes: 10 })
  })

  it('tells no connection from no answer', () => {
    const lost = new ApiFailure({ status: 0, code: 'NETWORK' })
    expect([stateOfFailure(lost, false), stateOfFailure(lost, true)]).toEqual([{ kind: 'offline' }, { kind: 'noAnswer' }])
  })
})
