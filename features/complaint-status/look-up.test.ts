import { describe, expect, it } from 'vitest'
import { phoneProblem, typedSecret } from './look-up'

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
