import { describe, expect, it } from 'vitest'
import { payloadOf } from './payload'
import { completeForm } from './sample-form'

describe('payloadOf', () => {
  it('is exactly the ten fields of the contract, numbers as numbers', () => {
    expect(payloadOf(completeForm)).toStrictEqual({
      rating: 4,
      compliments: 'TIDAK',
      criticism: 'Tulisan terlalu kecil.',
      suggestions: 'Besarkan hurufnya.',
      aspect_value: { relevance: 4, reachable: 3, user_experience: 2, user_interface: 1 },
      gender: 'P',
      education: 'SMA/K',
      occupation: 'Karyawan Swasta',
      age: 22,
      domicile: 'Kota Bandung',
    })
  })

  it('trims what people wrote', () => {
    expect(
      payloadOf({ ...completeForm, criticism: '  kecil \n', suggestions: '\tbesar ' }),
    ).toMatchObject({ criticism: 'kecil', suggestions: 'besar' })
  })

  it('puts the free text behind Lainnya', () => {
    expect(
      payloadOf({ ...completeForm, occupation: 'Lainnya', occupation_text: ' Petani ' }).occupation,
    ).toBe('Lainnya - Petani')
  })

  it('forgets a free text that belongs to another choice', () => {
    expect(
      payloadOf({ ...completeForm, occupation: 'PNS', occupation_text: 'Petani' }).occupation,
    ).toBe('PNS')
  })

  it('makes nothing of a form that is not complete', () => {
    expect(() => payloadOf({ ...completeForm, domicile: '' })).toThrow()
  })
})
