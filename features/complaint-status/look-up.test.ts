import { describe, expect, it } from 'vitest'
import { ApiFailure } from '@/lib/api/failure'
import { phoneProblem, typedSecret } from './look-up'
import { stateOfFailure } from './look-up-state'

describe('typedSecret', () => {
  it('forgives spaces, case and look-alike letters', () => {
    expect(typedSecret(' abcd-o1il 9z ')).toBe('ABCD01119Z')
  })
})

describe('phoneProblem', () => {
  it.each([
    ['0812-3456 7890', null],
    ['', { rule: 'required', length: 0 }],
    ['0712345678', { rule: 'phoneNumber', length: 0 }],
    ['08123', { rule: 'min', length: 10 }],
  ])('says of %j: %j', (typed, problem) => {
    expect(phoneProblem(typed)).toEqual(problem)
  })
})

describe('stateOfFailure', () => {
  it.each([404, 400])('reads %i as a number that is not there', (status) => {
    expect(stateOfFailure(new ApiFailure({ status, code: 'ITEM_NOT_FOUND' }), true, 'secret')).toEqual({ kind: 'notFound' })
  })

  it('answers an unknown number and a wrong phone alike', () => {
    expect([404, 401].map((status) => stateOfFailure(new ApiFailure({ status, code: 'UNAUTHORIZED' }), true, 'phone').kind)).toEqual(['notOpened', 'notOpened'])
  })

  it('says how many minutes to wait', () => {
    expect(stateOfFailure(new ApiFailure({ status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 600 }), true, 'public')).toEqual({ kind: 'limited', minutes: 10 })
  })

  it('tells no connection from no answer', () => {
    const lost = new ApiFailure({ status: 0, code: 'NETWORK' })
    expect([stateOfFailure(lost, false, 'public'), stateOfFailure(lost, true, 'public')]).toEqual([{ kind: 'offline' }, { kind: 'noAnswer' }])
  })
})
