import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { latestExtension } from '@/lib/complaints/extension-days'
import { jakartaDay } from '@/lib/jakarta'
import { handledComplaintDetail, handlingResult } from '@/lib/schemas/complaint-handling'
import { officerTemplate } from '@/lib/schemas/handling-bodies'
import { actionOutcomes } from '@/lib/schemas/handling-bulk'
import { single } from '@/lib/schemas/list'
import { newComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { fileComplaint } from '../../support/filed-complaint'
import { good, refused, type Ask } from './ask'

const base = '/v1/operator/complaints'
const verified = { to: 'verified', template: { name: 'verified' }, actor: 'ani' }
const visit = { name: 'visit', values: { body: 'Dinas Perhubungan', date: '2026-12-01' } }

/** What systems of operators do with templates and with several complaints at once. @param token with every scope */
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
  const outcomes = (path: 'moves' | 'answers', body: unknown) =>
    good(post(path, body), actionOutcomes)
  const item = (number: string, more: object = {}) => ({
    complaint_number: number,
    seen_step: 1,
    ...more,
  })

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
      const { errors } = await refused(
        post(`${number}/moves`, { actor: 'ani', ...forwarded, body: 'Dinas Yang Tidak Ada' }),
        400,
        'VALIDATION_FAILED',
      )
      expect(Object.keys(errors ?? {})).toEqual(['body'])
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
    ])('refuse %s with %j, naming %s', async (path, body, field) => {
      const number = newComplaintNumber(new Date())
      const { errors } = await refused(
        post(`${number}/${path}`, { actor: 'ani', ...body }),
        400,
        'VALIDATION_FAILED',
      )
      expect(Object.keys(errors ?? {})).toEqual([field])
    })
  })

  describe('actions on several complaints', () => {
    it('move all of them as single moves do, under the name of the token', async () => {
      const numbers = [await filed(), await filed()]
      const { data, meta } = await outcomes('moves', {
        action: verified,
        items: numbers.map((number) => item(number)),
      })
      expect(meta).toEqual({ done: 2, refused: 0 })
      for (const [at, number] of numbers.entries()) {
        expect(data[at]).toMatchObject({
          complaint_number: number,
          result: { complaint_number: number, step: 2, status: 'verified' },
          problem: null,
        })
        expect((await show(number)).steps.at(-1)).toMatchObject({
          kind: 'moved',
          note_en: expect.stringContaining(`complaint ${number}`),
          actor: 'setting: ani',
        })
      }
    })

    it('say of each what came of it, and keep none back for another; sent again they do nothing twice', async () => {
      const [moved, meanwhile, forbidden] = [await filed(), await filed(), await filed()]
      const unknown = newComplaintNumber(new Date())
      await act(meanwhile, 'answers', { note: 'Kami periksa.' })
      const body = {
        action: verified,
        items: [
          item(unknown),
          item(meanwhile),
          item(forbidden, { action: { to: 'finished', note: 'Selesai.', actor: 'ani' } }),
          item(moved),
        ],
      }
      const first = await outcomes('moves', body)
      expect(first.meta).toEqual({ done: 1, refused: 3 })
      expect(first.data.map(({ problem, result }) => problem?.code ?? result?.status)).toEqual([
        'ITEM_NOT_FOUND',
        'MOVED_MEANWHILE',
        'MOVE_NOT_ALLOWED',
        'verified',
      ])
      const again = await outcomes('moves', body)
      expect(again.data.at(-1)?.problem?.code).toBe('MOVED_MEANWHILE')
      for (const [number, step] of [
        [moved, 2],
        [meanwhile, 2],
        [forbidden, 1],
      ] as const)
        expect((await show(number)).step, number).toBe(step)
    })

    it('name the field that only the database knows to be wrong', async () => {
      const number = await filed()
      await act(number, 'moves', verified)
      const forward = { to: 'coordinated', body: 'Dinas Sihir', note: 'x', actor: 'ani' }
      const { data } = await outcomes('moves', {
        items: [item(number, { seen_step: 2, action: forward })],
      })
      expect(data[0]?.problem).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: { body: ['No office of West Java Province has this name'] },
      })
    })

    it('answer the reporters of all of them', async () => {
      const numbers = [await filed(), await filed()]
      const { meta } = await outcomes('answers', {
        action: { template: visit, actor: 'ani' },
        items: numbers.map((number) => item(number)),
      })
      expect(meta).toEqual({ done: 2, refused: 0 })
      for (const number of numbers)
        expect(await show(number)).toMatchObject({ status: 'unverified', step: 2 })
    })

    it.each([
      ['no complaint', () => ({ action: verified, items: [] }), 'items'],
      [
        'a number twice, however it is typed',
        (number: string) => ({
          action: verified,
          items: [item(number), item(number.toLowerCase())],
        }),
        'items.1.complaint_number',
      ],
      [
        'more than a hundred',
        () => ({
          action: verified,
          items: Array.from({ length: 101 }, () => item(newComplaintNumber(new Date()))),
        }),
        'items',
      ],
      ['nothing to do', (number: string) => ({ items: [item(number)] }), 'items.0.action'],
      [
        'a template that lacks a value',
        (number: string) => ({
          action: { ...verified, template: { name: 'visit', values: { date: '2026-12-01' } } },
          items: [item(number)],
        }),
        'action.template.values.body',
      ],
      [
        'a wrong template of its own behind a good one',
        (number: string) => ({
          action: verified,
          items: [
            item(number),
            item(newComplaintNumber(new Date()), {
              action: { ...verified, template: { name: 'verified', values: { warna: 'merah' } } },
            }),
          ],
        }),
        'items.1.action.template.values.warna',
      ],
      [
        'no step that was seen',
        (number: string) => ({ action: verified, items: [{ complaint_number: number }] }),
        'items.0.seen_step',
      ],
    ] as const)('refuse %s before any is touched', async (_, bodyOf, field) => {
      const number = await filed()
      const { errors } = await refused(post('moves', bodyOf(number)), 400, 'VALIDATION_FAILED')
      expect(Object.keys(errors ?? {})).toEqual([field])
      expect((await show(number)).step).toBe(1)
    })

    it('take a hundred with texts of their own', async () => {
      const numbers = new Set<string>()
      while (numbers.size < 100) numbers.add(newComplaintNumber(new Date()))
      const note = 'x'.repeat(1000)
      const action = { to: 'verified', note, note_en: note, actor: 'ani' }
      const items = [...numbers].map((number) => item(number, { action }))
      const { data } = await outcomes('moves', { items })
      expect(new Set(data.map(({ problem }) => problem?.code))).toEqual(new Set(['ITEM_NOT_FOUND']))
    })
  })
}
