import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { jakartaDay } from '@/lib/jakarta'
import { latestExtension } from '@/lib/complaints/extension-days'
import {
  handledComplaint,
  handledComplaintDetail,
  handlingResult,
} from '@/lib/schemas/complaint-handling'
import { rightsRequest } from '@/lib/schemas/complaint-rights'
import { listOf, single } from '@/lib/schemas/list'
import { tinyPhoto } from '../crash/tiny-photo'
import { closeRoutes, openRoutes, origin, routes, sent } from './complaints-routes'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

const token = 'rahasia-petugas-yang-cukup-panjang-1'
/** Still accepted while its holder changes to the first. */
const olderToken = 'rahasia-petugas-yang-lama-sekali-0'
const base = '/v1/operator/complaints'

let lastAddress = 0
/** A system of operators, each time from another address, so that no limit is met by chance. */
function officer(more: Record<string, string> = {}): Record<string, string> {
  lastAddress += 1
  return {
    authorization: `Bearer ${token}`,
    'x-portal-client-ip': `10.9.0.${lastAddress}`,
    ...more,
  }
}
const at = (path: string, headers = officer()) =>
  new Request(`${origin}${base}${path}`, { headers })

async function list(query = '', headers = officer()) {
  return routes.call(at(query, headers))
}
async function show(number: string) {
  const response = await routes.call(at(`/${number}`))
  return single(handledComplaintDetail).parse(await response.json()).data
}
const post = (action: string, number: string, body: unknown) =>
  routes.call(
    new Request(`${origin}${base}/${number}/${action}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: officer({ 'content-type': 'application/json' }),
    }),
  )
async function move(number: string, body: Record<string, unknown>) {
  return post('moves', number, { note: 'Sudah diperiksa.', actor: 'ani', ...body })
}
async function upload(number: string, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([Uint8Array.from(tinyPhoto)]), 'bukti.jpg')
  return routes.call(
    new Request(`${origin}${base}/${number}/evidence`, {
      method: 'POST',
      body: form,
      headers: officer(),
    }),
  )
}

describe('the interface of operators', () => {
  beforeAll(async () => {
    vi.stubEnv('OPERATOR_TOKEN', `${token},${olderToken}`)
    await openRoutes()
  })
  afterAll(closeRoutes)

  test('lists private complaints too, without names and contacts', async () => {
    const { number, request } = await sent('private')
    const text = await (await list(`?q=${number}`)).text()
    expect(
      listOf(handledComplaint)
        .parse(JSON.parse(text))
        .data.map((complaint) => complaint.complaint_number),
    ).toEqual([number])
    for (const secret of Object.values(request.data_wargi)) expect(text).not.toContain(secret)
  })

  test('refuses wrong tokens by name and stops guessing, but never the right token', async () => {
    const from = { 'x-portal-client-ip': '10.8.0.1' }
    const guess = async (authorization: string) => list('', { ...from, authorization })
    const refused = await guess('Bearer salah')
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer realm="operator"',
    ])
    for (const wrong of ['', 'Basic eDp5', `Bearer ${token}x`, `Bearer ${token.slice(1)}`, token])
      expect((await guess(wrong)).status, wrong).toBe(401)
    const statuses: number[] = []
    for (let tries = 0; tries < 20; tries += 1) statuses.push((await guess('Bearer salah')).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await guess(`Bearer ${token}`)).status).toBe(200)
  })

  test('takes each of several tokens of the setting, with every scope and one name', async () => {
    for (const each of [token, olderToken])
      expect((await list('', officer({ authorization: `Bearer ${each}` }))).status).toBe(200)
    expect(
      (await list('', officer({ authorization: `Bearer ${token},${olderToken}` }))).status,
    ).toBe(401)
    const { number, request } = await sent('public')
    await move(number, { to: 'verified' })
    const { reporter, steps } = await show(number)
    expect([reporter?.phone, steps.at(-1)?.actor]).toEqual([
      request.data_wargi.phone,
      'setting: ani',
    ])
  })

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('refuses pages even with the token: %j', async (headers: Record<string, string>) => {
    expect((await list('', officer(headers))).status).toBe(403)
  })

  test('lets nobody keep an answer', async () => {
    expect((await list()).headers.get('cache-control')).toBe('no-store')
  })

  test('lists what reporters asked of their data by the hour, and decides it under a name', async () => {
    const { number, secret } = await sent('private')
    const { reporters } = await routes.openPortal()
    const asked = await reporters.erase(number, secret, 'id')
    const response = await routes.call(
      new Request(`${origin}/v1/operator/rights-requests`, { headers: officer() }),
    )
    const text = await response.text()
    expect(listOf(rightsRequest).parse(JSON.parse(text)).data).toMatchObject([
      { complaint_number: number, kind: 'erase', due_at: asked?.due_at, is_late: false, step: 2 },
    ])
    expect(text).not.toMatch(/Budi|0812|warga/)
    expect((await post('erasure', number, { is_granted: false, actor: 'ani' })).status).toBe(400)
    const refusal = { is_granted: false, reason: 'Masih diperiksa.', actor: 'ani', seen_step: 2 }
    expect((await post('erasure', number, { ...refusal, seen_step: 1 })).status).toBe(409)
    expect((await post('erasure', number, refusal)).status).toBe(200)
    expect((await post('erasure', number, { ...refusal, seen_step: 3 })).status).toBe(409)
    const { steps } = await show(number)
    expect(steps.at(-1)).toMatchObject({ kind: 'erasure_refused', actor: 'setting: ani' })
    const wrong = await routes.call(
      new Request(`${origin}/v1/operator/rights-requests?status=x`, { headers: officer() }),
    )
    expect(wrong.status).toBe(400)
  })

  test('takes a complaint from receipt to the proposed end, with evidence', async () => {
    const { number } = await sent('public')
    const first = single(handlingResult).parse(
      await (await move(number, { to: 'verified', seen_step: 1 })).json(),
    ).data
    expect(first).toMatchObject({ complaint_number: number, status: 'verified', step: 2 })
    expect((await move(number, { to: 'coordinated', body: 'DBMPR' })).status).toBe(200)
    expect((await move(number, { to: 'followup' })).status).toBe(200)
    const uploaded = await upload(number, { actor: 'ani' })
    expect(uploaded.status).toBe(201)
    const { data: photo } = (await uploaded.json()) as { data: { id: string; is_held: boolean } }
    expect((await move(number, { to: 'finished', evidence: [photo.id] })).status).toBe(200)
    const detail = await show(number)
    expect(detail).toMatchObject({
      status: 'followup',
      awaits: 'confirmation',
      handling_body: 'Dinas Bina Marga dan Penataan Ruang',
    })
    expect(detail.steps.at(-1)?.evidences.map(({ id }) => id)).toEqual([photo.id])
    const shown = await routes.call(at(`/${number}/photos/${photo.id}`))
    expect([
      shown.status,
      shown.headers.get('content-type'),
      shown.headers.get('cache-control'),
    ]).toEqual([200, 'image/jpeg', 'no-store'])
  })

  test('lets a second officer review a near copy and never the first', async () => {
    const [earlier, later] = [await sent('public'), await sent('public')]
    await upload(earlier.number, { actor: 'ani' })
    const { data: photo } = (await (await upload(later.number, { actor: 'ani' })).json()) as {
      data: { id: string; is_held: boolean }
    }
    expect(photo.is_held).toBe(true)
    const review = async (actor: string) =>
      routes.call(
        new Request(`${origin}${base}/${later.number}/evidence/${photo.id}/review`, {
          method: 'POST',
          body: JSON.stringify({ is_accepted: true, actor }),
          headers: officer({ 'content-type': 'application/json' }),
        }),
      )
    expect([
      (await review('ani')).status,
      (await review('budi')).status,
      (await review('cici')).status,
    ]).toEqual([400, 204, 409])
  })

  test('lets one of two officers move and tells the other', async () => {
    const { number } = await sent('public')
    const responses = await Promise.all([
      move(number, { to: 'verified', seen_step: 1 }),
      move(number, { to: 'rejected', reason_code: 'unfounded', seen_step: 1 }),
    ])
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = responses.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({ code: 'MOVED_MEANWHILE' })
    expect((await show(number)).step).toBe(2)
  })

  test.each([
    [{ to: 'finished' }, 409, 'MOVE_NOT_ALLOWED'],
    [{ to: 'rejected' }, 400, 'VALIDATION_FAILED'],
    [{ to: 'bogus' }, 400, 'VALIDATION_FAILED'],
    [{ to: 'verified', note: '' }, 400, 'VALIDATION_FAILED'],
    [{ to: 'verified', evidence: ['0'.repeat(32)] }, 400, 'VALIDATION_FAILED'],
    [{ to: 'verified', colour: 'red' }, 422, 'UNREADABLE_BODY'],
  ])('refuses the move %j and changes nothing', async (body, status, code) => {
    const { number } = await sent('public')
    const response = await move(number, body)
    expect([response.status, await response.json()]).toEqual([
      status,
      expect.objectContaining({ code }),
    ])
    expect(await show(number)).toMatchObject({ status: 'unverified', step: 1 })
  })

  test('refuses an office that does not exist, a day too far ahead and unknown filters, in both languages', async () => {
    const { number } = await sent('public')
    await move(number, { to: 'verified' })
    const nowhere = await move(number, { to: 'coordinated', body: 'Dinas Yang Tidak Ada' })
    expect([nowhere.status, await nowhere.json()]).toMatchObject([
      400,
      { errors: { body: [expect.stringContaining('Tidak ada perangkat daerah')] } },
    ])
    expect(
      (
        await move(number, {
          to: 'coordinated',
          body: 'Pemerintah Kota Bandung',
          is_body_outside: true,
        })
      ).status,
    ).toBe(200)
    const far = await post('extensions', number, {
      actor: 'ani',
      due_on: '2099-03-01',
      reason_code: 'weather',
    })
    expect([far.status, await far.json()]).toMatchObject([
      400,
      { errors: { due_on: ['Batas waktu paling lama 60 hari kerja dari hari ini'] } },
    ])
    for (const [query, name] of [
      ['category_id=sihir', 'category_id'],
      ['city_id=32.99', 'city_id'],
      ['district_id=32.73', 'district_id'],
      ['city_id=32.04&district_id=32.73.01', 'district_id'],
      ['body=Dinas%20Sihir', 'body'],
      ['due_from=besok', 'due_from'],
      ['due_from=2026-02-02&due_until=2026-02-01', 'due_until'],
      ['kategori=infrastruktur', 'kategori'],
    ] as const) {
      const refused = await list(`?${query}`, officer({ 'content-language': 'en' }))
      expect([
        query,
        refused.status,
        Object.keys(((await refused.json()) as { errors: object }).errors),
      ]).toEqual([query, 400, [name]])
    }
  })

  test('shows others about the same matter, private ones too, and not itself', async () => {
    const [one, other] = [await sent('public'), await sent('private')]
    const numbers = (await show(one.number)).look_alikes.map((each) => each.complaint_number)
    expect(numbers).toContain(other.number)
    expect(numbers).not.toContain(one.number)
  })

  test('asks, answers, extends, merges and holds', async () => {
    const [one, main] = [await sent('public'), await sent('public')]
    const status = async (
      action: 'answers' | 'questions' | 'extensions' | 'merge' | 'hold',
      body: Record<string, unknown>,
    ) => (await post(action, one.number, { actor: 'ani', ...body })).status
    expect(await status('answers', { note: 'Terima kasih.' })).toBe(200)
    expect(
      await status('extensions', {
        due_on: latestExtension(jakartaDay(new Date())),
        reason_code: 'weather',
      }),
    ).toBe(200)
    expect(await status('questions', { text: 'Di dekat apa?' })).toBe(200)
    expect(await status('hold', { reason_code: 'personal_data' })).toBe(200)
    expect(await (await routes.openPortal()).complaints.view(one.number, null, 'id')).toBeNull()
    expect(await status('hold', { reason_code: null })).toBe(200)
    expect(await status('merge', { into: main.number })).toBe(200)
    expect(await status('merge', { into: null })).toBe(200)
    expect((await show(one.number)).steps.map(({ kind }) => kind)).toEqual([
      'received',
      'answered',
      'extended',
      'asked',
      'held',
      'released',
      'merged',
      'unmerged',
    ])
  })

  test('answers an unknown number and evidence without a name plainly', async () => {
    expect((await move('JBR-20260101-00000X', { to: 'verified' })).status).toBe(404)
    const { number } = await sent('public')
    expect((await upload(number, {})).status).toBe(400)
  })

  test('takes no larger body for several complaints than a hundred texts need', async () => {
    const { number } = await sent('public')
    const note = 'é'.repeat(1000)
    const action = { to: 'verified', note, note_en: note, actor: 'ani' }
    const items = Array.from({ length: 70 }, () => ({
      complaint_number: number,
      seen_step: 1,
      action,
    }))
    const response = await routes.call(
      new Request(`${origin}${base}/moves`, {
        method: 'POST',
        body: JSON.stringify({ items }),
        headers: officer({ 'content-type': 'application/json' }),
      }),
    )
    expect([response.status, (await show(number)).step]).toEqual([413, 1])
  })
})
