import { describe, expect, it } from 'vitest'
import { serviceFile } from '@/lib/schemas/service-file'
import { serviceDraft } from '@/tests/support/service-draft'
import { serviceStandard, unstatedComponents } from './standard'

describe('the standard of a service', () => {
  it('has a desk for complaints even where the file names nothing', () => {
    const { service } = serviceDraft({ standard: undefined })
    expect(serviceStandard(service, 'id')).toMatchObject({
      legal_basis: null,
      evaluation: null,
      complaint_desk: `Aduan Warga di portal ini, setiap saat; atau langsung kepada ${service.opd_name.id}.`,
    })
    expect(serviceStandard(service, 'en').complaint_desk).toContain('Citizen complaints')
  })

  it('names what is not stated in the order of the law', () => {
    const { service } = serviceDraft({
      terms: [],
      standard: { product: { id: 'Akta', en: 'Certificate' } },
    })
    expect(unstatedComponents(service)).toEqual([
      'legal_basis',
      'requirements',
      'time_limit',
      'facilities',
      'staff',
      'supervision',
      'staff_count',
      'service_guarantee',
      'safety_guarantee',
      'evaluation',
    ])
  })

  it('takes a summary of 80 words and three questions, and no more', () => {
    const summaryOf = (count: number) => ({ id: 'kata '.repeat(count), en: 'word' })
    const question = { question: { id: 'A?', en: 'A?' }, if_no: { id: 'B.', en: 'B.' } }
    const parsed = (changes: object) =>
      serviceFile.safeParse({ ...serviceDraft().service, ...changes }).success
    expect(parsed({ easy_summary: summaryOf(80) })).toBe(true)
    expect(parsed({ easy_summary: summaryOf(81) })).toBe(false)
    expect(parsed({ eligibility: [1, 2, 3].map(() => question) })).toBe(true)
    expect(parsed({ eligibility: [1, 2, 3, 4].map(() => question) })).toBe(false)
  })
})
