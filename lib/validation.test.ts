import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { complaintRequest, reporter } from './schemas/complaints'
import { feedbackRequest } from './schemas/feedback'
import { fieldProblems, isMalformed } from './validation'

const issuesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { reportInput: true }).error?.issues ?? []
const person = { phone: '081234567890', name: 'Budi', email: 'budi@contoh.id' }

describe('fieldProblems', () => {
  it.each([
    ['phone', '', { rule: 'required' }],
    ['phone', '08abc', { rule: 'numeric' }],
    ['phone', '0212345678', { rule: 'phoneNumber' }],
    ['phone', '081', { rule: 'min', length: 10 }],
    ['phone', '081234567890123456', { rule: 'max', length: 15 }],
    ['email', 'budi', { rule: 'email' }],
    ['name', '   ', { rule: 'required' }],
    ['name', undefined, { rule: 'required' }],
    ['name', null, { rule: 'required' }],
    ['name', 'x'.repeat(101), { rule: 'max', length: 100 }],
    ['name', 'a\u0007', { rule: 'characters' }],
    ['name', 7, { rule: 'type' }],
  ])('%s %j breaks exactly one named rule', (field, value, problem) => {
    expect(fieldProblems(issuesOf(reporter, { ...person, [field]: value }))).toEqual({
      [field]: [problem],
    })
  })

  it('names nested fields by their path', () => {
    expect(Object.keys(fieldProblems(issuesOf(complaintRequest, { data_wargi: {} })))).toContain(
      'data_wargi.phone',
    )
  })

  it.each(['__proto__', 'toString', 'constructor'])(
    'survives an unknown field called %s',
    (name) => {
      const problems = fieldProblems(
        issuesOf(reporter, JSON.parse(JSON.stringify(person).replace('{', `{"${name}":0,`))),
      )
      expect(Object.entries(problems)).toEqual([[name, [{ rule: 'unknown' }]]])
    },
  )

  it('does not send a flood of unknown fields back', () => {
    const flood = Object.fromEntries(
      Array.from({ length: 1000 }, (_, at) => [`${'x'.repeat(200)}${at}`, 0]),
    )
    expect(
      JSON.stringify(fieldProblems(issuesOf(reporter, { ...person, ...flood }))).length,
    ).toBeLessThan(2000)
  })
})

describe('isMalformed', () => {
  it.each([
    ['a number as text', { rating: '5' }, true],
    ['an unknown field', { is_admin: true }, true],
    ['a missing answer', { rating: undefined }, false],
    ['a number out of range', { rating: 6 }, false],
    ['an answer that is no choice', { gender: 'X' }, false],
  ])('%s: %j is %s', (_, change, expected) => {
    expect(isMalformed(issuesOf(feedbackRequest.partial(), change))).toBe(expected)
  })
})
