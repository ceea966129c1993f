import { describe, expect, it } from 'vitest'
import { errorStatus, Problem, type ErrorCode } from '@/lib/errors'
import { locales } from '@/lib/i18n/locales'
import { errorBody } from './error-body'

describe('errorBody', () => {
  it.each(Object.keys(errorStatus) as ErrorCode[])(
    'has a sentence for %s in both languages',
    (code) => {
      for (const locale of locales)
        expect(errorBody(new Problem(code), locale).message).toMatch(/^[A-Z].{4,}/)
    },
  )

  it.each([
    ['ROUTE_NOT_FOUND', 'Not Found'],
    ['ITEM_NOT_FOUND', 'Your requested Item is not found'],
    ['METHOD_NOT_ALLOWED', 'Method Not Allowed'],
    ['INTERNAL', 'Internal Server Error'],
  ] as const)(
    'keeps the fixed words of the contract for %s in both languages',
    (code, sentence) => {
      for (const locale of locales)
        expect(errorBody(new Problem(code), locale).message).toBe(sentence)
    },
  )

  it('says how long to wait, in the grammar of the language', () => {
    const problem = (retryAfterSeconds: number) =>
      new Problem('RATE_LIMITED', { retryAfterSeconds })
    expect(errorBody(problem(61), 'id').message).toBe(
      'Terlalu banyak permintaan. Coba lagi dalam 2 menit.',
    )
    expect(errorBody(problem(1), 'en').message).toBe('Too many requests. Try again in 1 minute.')
  })

  it('writes the sentences of the specification for a field', () => {
    const fields = {
      'data_wargi.phone': [{ rule: 'phoneNumber' }],
      'informasi_aduan.title': [{ rule: 'max', length: 100 }],
    }
    expect(errorBody(new Problem('VALIDATION_FAILED', { fields }), 'id').errors).toEqual({
      'data_wargi.phone': ['Nomor ponsel harus dimulai dengan 08'],
      'informasi_aduan.title': ['Judul aduan maksimal 100 karakter'],
    })
  })

  it.each(['toString', '__proto__', 'x'])('names an unknown field %s by itself', (name) => {
    const { errors } = errorBody(
      new Problem('UNREADABLE_BODY', {
        fields: Object.fromEntries([[name, [{ rule: 'unknown' }]]]),
      }),
      'en',
    )
    expect(Object.entries(errors ?? {})).toEqual([[name, [`${name} is not known`]]])
  })

  it('never says what went wrong inside', () => {
    expect(
      JSON.stringify(errorBody(new Problem('INTERNAL', { cause: '42P01' }), 'id')),
    ).not.toContain('42P01')
  })
})
