import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { latestExtension } from '@/lib/complaints/extension-days'
import { jakartaDay } from '@/lib/jakarta'
import { handledComplaintDetail, handlingResult } from '@/lib/schemas/complaint-handling'
import { officerTemplate } from '@/lib/schemas/handling-bodies'
import { single } from '@/lib/schemas/list'
import { newComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { fileComplaint } from '../../support/filed-complaint'
import { good, refused, type Ask } from './ask'

const base = '/v1/operator/complaints'
const verified = { to: 'verified', template: { name: 'verified' }, actor: 'ani' }
const visit = { name: 'visit', values: { body: 'Dinas Perhubungan', date: '2026-12-01' } }

/** What systems of operators do with templates. @param token with every scope */
export function describeOperators(ask: Ask, apiKey: string, token: string) {
  const authorization = `Bearer ${token}`
  const filed = async () =>
    (await fileComplaint({ ask }, apiKey, { email: 'budi@warga.id' })).complaint_number
  const post = (path: string, body: unknown) =>
    ask(`${base}/${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'content-language': 'en' },
      body: JSON.stringify(body),
    })
  const show = async (number: string) =>
    (
      await good(
        ask(`${base}/${number}`, { headers: { authorization } }),
        single(handledComplaintDetail),
      )
    ).data
  const act = async (number: string, action: string, body: object) => {
    await good(post(`${number}/${action}`, { actor: 'ani', ...body }), single(handlingResult))
    return (await show(number)).steps.at(-1)
  }

  describe('templates of officers', () => {
    it('are listed with their places, in both languages', async () => {
      const list = ask('/v1/operator/templates', { headers: { authorization } })
      const { data } = await good(list, single(z.array(officerTemplate)))
      expect(data.find(({ name }) => name === 'visit')).toEqual({
        name: 'visit',
        places: ['body', 'date'],
        text: 'Petugas {body} akan memeriksa lokasi pada {date}.',
        text_en: 'Officers of {body} will inspect the site on {date}.',
      })
    })

    it('are filled wherever an officer writes', async () => {
      const number = await filed()
      expect(await act(number, 'moves', verified)).toMatchObject({
        note: expect.stringContaining(`Aduan ${number}`),
        note_en: expect.stringContaining(`complaint ${number}`),
      })
      expect(await act(number, 'answers', { template: visit })).toMatchObject({
        note: 'Petugas Dinas Perhubungan akan memeriksa lokasi pada 1 Desember 2026.',
        note_en: 'Officers of Dinas Perhubungan will inspect the site on 1 December 2026.',
      })
      const forwarded = { to: 'coordinated', template: { name: 'forwarded' } }
      const outside = { body: 'Pemerintah Kota Bandung', is_body_outside: true }
      expect((await act(number, 'moves', { ...forwarded, ...outside }))?.note).toContain(
        `${number} kami teruskan ke Pemerintah Kota Bandung`,
      )
      const due = latestExtension(jakartaDay(new Date()))
      const extension = { due_on: due, reason_code: 'weather' }
      const scheduled = { name: 'scheduled', values: { body: 'Dinas X' } }
      expect(
        (await act(number, 'extensions', { ...extension, template: scheduled }))?.note_en,
      ).toBe(
        `Dinas X has scheduled the work for ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(due))}.`,
      )
      const asked = await act(number, 'questions', { template: { name: 'which_place' } })
      expect(asked?.message?.text).toContain(number)
    })

    it.each([
      ['moves', { to: 'verified' }, 'note'],
      ['moves', { ...verified, note: 'x' }, 'template'],
      ['moves', { ...verified, note_en: 'x' }, 'template'],
      ['moves', { to: 'verified', template: { name: 'sihir' } }, 'template.name'],
      ['moves', { to: 'coordinated', template: { name: 'forwarded' } }, 'template.values.body'],
      ['answers', { template: { name: 'visit', values: { body: 'x' } } }, 'template.values.date'],
      [
        'answers',
        { template: { ...visit, values: { warna: 'merah', ...visit.values } } },
        'template.values.warna',
      ],
      ['questions', {}, 'text'],
      ['questions', { text: 'Di mana?', template: { name: 'which_place' } }, 'template'],
      [
        'extensions',
        { due_on: '2026-12-01', reason_code: 'weather', note: 'x', template: visit },
        'template',
      ],
    ])('refuse %s with %j, naming %3$s', async (path, body, field) => {
      const number = newComplaintNumber(new Date())
      const { errors } = await refused(
        post(`${number}/${path}`, { actor: 'ani', ...body }),
        400,
        'VALIDATION_FAILED',
      )
      expect(Object.keys(errors ?? {})).toEqual([field])
    })
  })
}
