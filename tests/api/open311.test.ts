import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { convert } from 'xmlbuilder2'
import { z } from 'zod'
import {
  openError,
  openReportReceipt,
  openRequest,
  openService,
  openServiceDefinition,
  openToken,
} from '@/lib/schemas/open311'
import { createOpenRequests } from '@/lib/server/open311/embedded/open-requests'
import { backends, draftOn, type TestBackend } from './complaints-backend'
import { closeRoutes, openRoutes, origin, routes, sent } from './complaints-routes'
import { read, report, reportForm } from './open311-routes'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

const json = async <T extends z.ZodType>(response: Response, schema: T) =>
  schema.parse(await response.json())
const errors = z.array(openError).min(1)

describe.each(backends)('public complaints for other systems on $name', ({ open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
  })
  afterAll(() => backend.close())
  const port = () => createOpenRequests(backend.db, { siteOrigin: origin })
  const create = async (changes: Parameters<typeof draftOn>[1] = {}) => {
    const { key, request } = await draftOn(backend, changes)
    return (await backend.complaints.create(request, key)).complaint_number
  }
  const numbersOf = async (filter: Partial<Parameters<ReturnType<typeof port>['list']>[0]>) =>
    (await port().list({ page: 1, pageSize: 50, ...filter }, 'id')).requests.map(
      (request) => request.service_request_id,
    )
  beforeEach(async () => {
    await backend.db.deleteFrom('complaint_history').execute()
    await backend.db.updateTable('photos').set({ complaint_id: null, position: null }).execute()
    await backend.db.deleteFrom('complaints').execute()
  })

  test('leave out private and held ones, also when asked for by number', async () => {
    const [open, closed, held] = [
      await create(),
      await create({ information: { type: 'private' } }),
      await create(),
    ]
    await backend.db
      .updateTable('complaints')
      .set({ held_reason: 'personal_data' })
      .where('number', '=', held)
      .execute()
    await expect(numbersOf({})).resolves.toEqual([open])
    await expect(numbersOf({ numbers: [open, closed, held, ''] })).resolves.toEqual([open])
  })

  test('say nothing of the reporter and only the middle of the village', async () => {
    await create({
      place: {
        address_detail: 'pagar hijau',
        location: { latitude: -6.903456, longitude: 107.614321 },
      },
    })
    const [request] = (await port().list({ page: 1, pageSize: 1 }, 'id')).requests
    expect(openRequest.parse(request)).toMatchObject({
      status: 'open',
      media_url: null,
      agency_responsible: null,
      zipcode: null,
    })
    const row = await backend.db.selectFrom('complaints').selectAll().executeTakeFirstOrThrow()
    const text = JSON.stringify(request)
    for (const secret of [
      row.reporter_name,
      row.reporter_phone,
      row.reporter_email,
      'pagar hijau',
      '-6.903456',
      '107.614321',
      row.id,
    ])
      expect(text).not.toContain(secret)
  })

  test('are found by service, status, area and time', async () => {
    const [bridge, hole] = [
      await create({ information: { sub_category: 'jembatan' } }),
      await create({ information: { sub_category: 'jalan-berlubang' } }),
    ]
    await backend.db
      .updateTable('complaints')
      .set({ status: 'finished', created_at: '2026-01-05T00:00:00.000Z' })
      .where('number', '=', hole)
      .execute()
    await expect(
      numbersOf({ services: [{ categoryId: 'infrastruktur', subcategoryId: 'jembatan' }] }),
    ).resolves.toEqual([bridge])
    await expect(
      numbersOf({ services: [{ categoryId: 'infrastruktur', subcategoryId: null }] }),
    ).resolves.toEqual([bridge, hole])
    await expect(numbersOf({ statuses: ['closed'] })).resolves.toEqual([hole])
    await expect(numbersOf({ statuses: ['open'] })).resolves.toEqual([bridge])
    await expect(
      numbersOf({ from: '2026-01-05T00:00:00.000Z', until: '2026-01-05T00:00:00.000Z' }),
    ).resolves.toEqual([hole])
    await expect(numbersOf({ until: '2026-01-04T23:59:59.999Z' })).resolves.toEqual([])
    const { district_code: district } = await backend.db
      .updateTable('complaints')
      .set({ city_code: '32.04', district_code: '32.04.05' })
      .where('number', '=', hole)
      .returning('district_code')
      .executeTakeFirstOrThrow()
    await expect(numbersOf({ area: district })).resolves.toEqual([hole])
    await expect(numbersOf({ area: '32.04' })).resolves.toEqual([hole])
    await expect(numbersOf({ area: '32.04.06' })).resolves.toEqual([])
    await expect(numbersOf({ area: '32.73' })).resolves.toEqual([bridge])
  })

  test('come in pages that say whether they are the last', async () => {
    const numbers = [await create(), await create(), await create()]
    const page = async (at: number) => port().list({ page: at, pageSize: 2 }, 'id')
    const [first, second] = [await page(1), await page(2)]
    expect([first.isLast, second.isLast]).toEqual([false, true])
    expect(
      [...first.requests, ...second.requests]
        .map((request) => request.service_request_id)
        .toSorted(),
    ).toEqual(numbers.toSorted())
  })

  test('show the first photo and the last public word once they are verified', async () => {
    const number = await create()
    const { id } = await backend.db
      .updateTable('complaints')
      .set({ status: 'verified', verified_at: '2026-02-01T00:00:00.000Z' })
      .where('number', '=', number)
      .returning('id')
      .executeTakeFirstOrThrow()
    const step = {
      complaint_id: id,
      status: 'verified' as const,
      actor: 'a',
      at: '2026-02-01T00:00:00.000Z',
    }
    await backend.db
      .insertInto('complaint_history')
      .values([
        { ...step, step: 2, note_id: 'Sudah diperiksa.', note_en: 'Checked.', is_public: 1 },
        { ...step, step: 3, note_id: 'Rahasia', note_en: 'Secret', is_public: 0 },
      ])
      .execute()
    const [request] = (await port().list({ numbers: [number], page: 1, pageSize: 1 }, 'en'))
      .requests
    expect(request?.media_url).toMatch(new RegExp(`^${origin}/v1/public/media/[0-9a-f]{32}$`))
    expect(request?.status_notes).toBe('Checked.')
  })

  test('know the village of a position and nothing outside the province', async () => {
    expect(await port().placeAt({ lat: -6.9147, long: 107.6098 })).toMatchObject({
      city: { code: '32.73', name: expect.stringMatching(/Bandung/i) },
    })
    expect(await port().placeAt({ lat: -6.2, long: 106.83 })).toBeNull()
  })
})

describe('Open311', () => {
  beforeAll(async () => {
    await openRoutes()
  })
  afterAll(closeRoutes)

  test('can be discovered with every field of the discovery standard', async () => {
    const schema = z.strictObject({
      changeset: z.iso.datetime({ offset: true }),
      contact: z.string().min(1),
      key_service: z.string().min(1),
      endpoints: z
        .array(
          z.strictObject({
            specification: z.url(),
            url: z.url(),
            changeset: z.iso.datetime({ offset: true }),
            type: z.enum(['production', 'test']),
            formats: z.array(z.enum(['text/xml', 'application/json'])),
          }),
        )
        .min(1),
    })
    expect((await json(await routes.call(read('discovery.json')), schema)).endpoints[0]?.url).toBe(
      `${origin}/open311/v2`,
    )
    expect(
      convert(await (await routes.call(read('discovery.xml'))).text(), { format: 'object' }),
    ).toMatchObject({
      discovery: {
        endpoints: { endpoint: { formats: { format: ['text/xml', 'application/json'] } } },
      },
    })
  })

  test('says with 405 what the list of services can be asked', async () => {
    const refused = await routes.call(
      new Request(`${origin}/open311/v2/services.json`, { method: 'POST' }),
    )
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  test('lists services with every field, in both languages and both formats', async () => {
    const services = await json(await routes.call(read('v2/services.json')), z.array(openService))
    expect(services).toContainEqual(
      expect.objectContaining({
        service_code: 'infrastruktur.jembatan',
        service_name: 'Jembatan',
        group: 'Infrastruktur',
        type: 'realtime',
      }),
    )
    const english = await routes.call(read('v2/services.xml?locale=en'))
    expect([english.headers.get('content-language'), english.headers.get('content-type')]).toEqual([
      'en',
      'text/xml; charset=utf-8',
    ])
    expect(await english.text()).toMatch(
      /^<\?xml version="1\.0" encoding="utf-8"\?><services><service><service_code>.*<service_name>Bridges<\/service_name>/s,
    )
  })

  test('defines every listed service and asks for words where the choice is "other"', async () => {
    const services = await json(await routes.call(read('v2/services.json')), z.array(openService))
    for (const { service_code } of services) {
      const definition = await json(
        await routes.call(read(`v2/services/${service_code}.json`)),
        openServiceDefinition,
      )
      expect(definition.service_code).toBe(service_code)
      expect(
        definition.attributes.some(({ code, required }) => code === 'detail' && required),
      ).toBe(service_code.includes('lainnya'))
    }
    expect(
      await (await routes.call(read('v2/services/infrastruktur.jembatan.xml'))).text(),
    ).toContain('<values><value><key>public</key><name>')
  })

  test("stores a report without photo, gives number and secret, and shows it again in the standard's words", async () => {
    const response = await routes.call(report(reportForm()))
    expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store'])
    const [receipt] = await json(response, z.array(openReportReceipt))
    const number = receipt?.service_request_id ?? ''
    const secret = /[0-9A-HJKMNP-TV-Z]{26}/.exec(receipt?.service_notice ?? '')?.[0] ?? ''
    const complaints = (await routes.openPortal()).complaints
    expect(await complaints.view(number, secret, 'id')).toMatchObject({
      title: 'Jembatan <b>retak</b> & licin.',
      type: 'public',
      is_anonymous: false,
      reporter_name: 'S*** R***',
    })
    const [shown] = await json(
      await routes.call(read(`v2/requests/${number}.json`)),
      z.array(openRequest),
    )
    expect(shown).toMatchObject({
      service_request_id: number,
      status: 'open',
      service_code: 'infrastruktur.jembatan',
      description: 'Jembatan <b>retak</b> & licin.\nSudah dua minggu.',
    })
    expect(
      await json(await routes.call(read(`v2/tokens/${number}.json`)), z.array(openToken)),
    ).toEqual([{ service_request_id: number, token: number }])
    const xml = await (
      await routes.call(read(`v2/requests.xml?service_request_id=${number}`))
    ).text()
    expect(xml).toContain('<description>Jembatan &lt;b&gt;retak&lt;/b&gt; &amp; licin.')
    expect(xml).toMatch(/^<\?xml[^>]*\?><service_requests><request><service_request_id>/)
    expect(xml).toContain('<zipcode/>')
  })

  test('repeats nothing on the next page when a report comes between two pages', async () => {
    // The same words twice would be held.
    const file = async (description: string) =>
      expect((await routes.call(report(reportForm({ description })))).status).toBe(201)
    await file('Lampu jembatan padam sejak hari Senin.')
    await file('Selokan di depan pasar penuh lumpur.')
    const numbersAt = async (address: string) => {
      const response = await routes.call(new Request(address))
      const requests = await json(response, z.array(openRequest))
      return {
        numbers: requests.map((request) => request.service_request_id),
        next: /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? '',
      }
    }
    const first = await numbersAt(`${origin}/open311/v2/requests.json?page_size=1`)
    await file('Papan nama jalan roboh tertiup angin.')
    const second = await numbersAt(first.next)
    expect(second.numbers).toHaveLength(1)
    expect(second.numbers).not.toEqual(first.numbers)
    const again = await numbersAt(`${origin}/open311/v2/requests.json?page_size=3`)
    expect(again.numbers.slice(1)).toEqual([...first.numbers, ...second.numbers])
  })

  test('keeps the choice of privacy', async () => {
    const [receipt] = await json(
      await routes.call(report(reportForm({ 'attribute[visibility]': 'private' }))),
      z.array(openReportReceipt),
    )
    const number = receipt?.service_request_id ?? ''
    expect((await routes.call(read(`v2/requests/${number}.json`))).status).toBe(404)
    expect((await routes.call(read(`v2/tokens/${number}.json`))).status).toBe(404)
    expect(
      await json(
        await routes.call(read(`v2/requests.json?service_request_id=${number}`)),
        z.array(openRequest),
      ),
    ).toEqual([])
  })

  test('answers a repeated report with the same number', async () => {
    const key = randomUUID()
    const send = async () =>
      json(
        await routes.call(report(reportForm(), 'json', { 'idempotency-key': key })),
        z.array(openReportReceipt),
      )
    expect(await send()).toEqual(await send())
  })

  test.each([
    ['no key', { api_key: undefined }, 403, /api_key/],
    ['a wrong key', { api_key: 'salah' }, 403, /api_key/],
    ['another jurisdiction', { jurisdiction_id: 'example.org' }, 404, /jurisdiction_id/],
    ['an unknown service', { service_code: 'infrastruktur.sihir' }, 404, /service_code/],
    ['a whole category as service', { service_code: 'infrastruktur' }, 404, /service_code/],
    ['no service', { service_code: undefined }, 400, /^service_code: /],
    ['a foreign photo', { media_url: 'http://127.0.0.1/a.jpg' }, 400, /media_url/],
    ['no phone', { phone: undefined }, 400, /^phone: /],
    ['a phone from abroad', { phone: '+62812345678' }, 400, /^phone: /],
    ['no first name', { first_name: '' }, 400, /^first_name: /],
    ['a last name of two lines', { last_name: 'Rah\nmawati' }, 400, /^last_name: /],
    ['a wrong e-mail', { email: 'siti' }, 400, /^email: /],
    ['a long description', { description: 'a'.repeat(1001) }, 400, /^description: /],
    ['no position', { lat: undefined }, 400, /^lat: /],
    ['a position in the capital', { lat: '-6.2', long: '106.83' }, 400, /lat/],
    ['a position far away', { lat: '52.5', long: '13.4' }, 400, /^l(at|ong): /],
    ['"other" without words', { service_code: 'lainnya' }, 400, /^attribute\[detail\]: /],
  ])("refuses %s in the standard's error shape", async (_, changes, status, description) => {
    const response = await routes.call(report(reportForm(changes)))
    expect(response.status).toBe(status)
    const [error] = await json(response, errors)
    expect(error).toEqual({ code: String(status), description: expect.stringMatching(description) })
  })

  test('takes "other" with words', async () => {
    expect(
      (
        await routes.call(
          report(reportForm({ service_code: 'lainnya', 'attribute[detail]': 'Papan nama' })),
        )
      ).status,
    ).toBe(201)
  })

  test.each([
    ['v2/requests.json?status=bogus', 400],
    ['v2/requests.json?start_date=kemarin', 400],
    ['v2/requests.json?area_code=Bandung', 400],
    ['v2/requests.json?area_code=32.73.01', 200],
    ['v2/requests.json?start_date=2026-01-01&end_date=2026-04-02', 400],
    ['v2/requests.json?start_date=2026-02-01&end_date=2026-01-01', 400],
    ['v2/requests.json?start_date=2026-01-01&end_date=2026-04-01', 200],
    ['v2/requests.json?start_date=2026-01-01T00:00:00Z', 200],
    ['v2/requests.json?jurisdiction_id=example.org', 404],
    ['v2/requests.json?jurisdiction_id=jabarprov.go.id', 200],
    ['v2/requests.csv', 404],
    ['v2/bogus.xml', 404],
  ])('answers %s with %i', async (path, status) => {
    const response = await routes.call(read(path))
    expect(response.status).toBe(status)
    if (status !== 200 && path.includes('.json')) await json(response, errors)
  })

  test('shows a complaint of the portal but neither a private nor an unknown one, in the same words', async () => {
    const [open, closed] = [await sent('public'), await sent('private')]
    expect((await routes.call(read(`v2/requests/${open.number}.json`))).status).toBe(200)
    const [hidden, unknown] = [
      await routes.call(read(`v2/requests/${closed.number}.xml`)),
      await routes.call(read('v2/requests/JBR-20260101-00000X.xml')),
    ]
    expect([hidden.status, unknown.status]).toEqual([404, 404])
    expect(await hidden.text()).toBe(await unknown.text())
  })
})
