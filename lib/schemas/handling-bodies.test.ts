import { describe, expect, it } from 'vitest'
import { extensionBody, moveBody, questionBody, withNote, withText } from './handling-bodies'

const forwarded = (values: Record<string, string> = {}, more: object = {}) =>
  moveBody.safeParse({
    to: 'coordinated',
    actor: 'Petugas',
    seen_step: 2,
    template: { name: 'forwarded', values },
    ...more,
  })
const issuesOf = ({ error }: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('a text of the portal in place of a written one', () => {
  it('is filled with the number, the body of the request and its values, in both languages', () => {
    const { data } = forwarded({}, { body: 'Dinas Bina Marga' })
    expect(data && withNote('JBR-1', data)).toMatchObject({
      note: 'Aduan JBR-1 kami teruskan ke Dinas Bina Marga untuk ditindaklanjuti.',
      note_en: expect.stringContaining('JBR-1'),
    })
    const question = questionBody.parse({
      actor: 'Petugas',
      seen_step: 2,
      template: { name: 'which_place' },
    })
    expect(withText('JBR-1', question)).toMatchObject({
      text: expect.stringContaining('untuk aduan JBR-1'),
    })
  })

  it('says which value it lacks, and which has no place', () => {
    expect(issuesOf(forwarded())).toEqual(['template.values.body: required'])
    expect(issuesOf(forwarded({ body: 'Dinas', warna: 'merah' }))).toEqual([
      'template.values.warna: unknown',
    ])
  })

  it('takes no value that says otherwise than the request itself', () => {
    const body = 'Dinas Bina Marga'
    expect(issuesOf(forwarded({ body: 'Dinas Lain' }, { body }))).toEqual([
      'template.values.body: unknown',
    ])
    expect(issuesOf(forwarded({ number: 'JBR-2' }, { body }))).toEqual([
      'template.values.number: unknown',
    ])
    expect(issuesOf(forwarded({ body }, { body }))).toBeUndefined()
  })

  it('does not stand beside written words, and one of both is needed', () => {
    expect(issuesOf(forwarded({ body: 'Dinas' }, { note: 'Kami teruskan.' }))).toEqual([
      'template: eitherTextOrTemplate',
    ])
    expect(issuesOf(forwarded({}, { template: undefined }))).toEqual(['note: required'])
    // An extension may be without words.
    expect(
      extensionBody.safeParse({
        due_on: '2026-12-01',
        reason_code: 'field_check',
        actor: 'Petugas',
        seen_step: 2,
      }).success,
    ).toBe(true)
  })
})
