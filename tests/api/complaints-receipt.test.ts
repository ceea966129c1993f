import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createReceipts } from '@/lib/server/complaints/embedded/receipt/create-receipts'
import { receiptCode } from '@/lib/server/complaints/embedded/receipt/receipt-code'
import { receiptFacts } from '@/lib/server/complaints/embedded/receipt/receipt-facts'
import { hashSecret } from '@/lib/server/complaints/embedded/complaint-secret'
import { backends, draftOn, type TestBackend } from './complaints-backend'
import { closeRoutes, openRoutes, origin, ownPage, routes, sent } from './complaints-routes'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

describe.each(backends)('receipts on $name', ({ open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
  })
  afterAll(() => backend.close())
  const settings = { siteOrigin: 'https://jabarprov.go.id', now: () => new Date() }

  async function stored(type: 'public' | 'private') {
    const { key, request } = await draftOn(backend, { information: { type } })
    const { complaint_number: number, secret } = await backend.complaints.create(request, key)
    const row = await backend.db
      .selectFrom('complaints')
      .select(['id', 'secret_salt', 'created_at'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    return { number, secret, id: row.id, code: receiptCode(row.secret_salt, number) }
  }

  test.each(['public', 'private'] as const)(
    'the code of a %s complaint is genuine, as typed by hand; another is not',
    async (type) => {
      const { number, code } = await stored(type)
      const { checkReceipt } = createReceipts(backend.db, settings)
      expect(
        await checkReceipt(number.toLowerCase(), code.replace('-', ' ').toLowerCase()),
      ).toEqual({
        is_genuine: true,
        received_on: `${number.slice(4, 8)}-${number.slice(8, 10)}-${number.slice(10, 12)}`,
      })
      const wrong = { is_genuine: false, received_on: null }
      const other = await stored(type)
      expect(await checkReceipt(number, other.code)).toEqual(wrong)
      expect(await checkReceipt('JBR-20260131-7K4M9A', code)).toEqual(wrong)
      expect(await checkReceipt('xxxxx', code)).toEqual(wrong)
    },
  )

  test('a secret opens the receipt of its own complaint only; a temporary one opens it without being printed', async () => {
    const [mine, other] = [await stored('private'), await stored('public')]
    const now = new Date()
    const facts = (number: string, secret: string) =>
      receiptFacts(backend.db, number, secret, 'id', now)
    expect(await facts(mine.number, mine.secret)).toMatchObject({
      number: mine.number,
      category: 'Infrastruktur',
      subcategory: 'Jalan Berlubang',
      place: 'Sukarasa, Sukasari, Kota Bandung',
      code: mine.code,
      ownSecret: mine.secret,
    })
    expect(await facts(mine.number, other.secret)).toBeNull()
    expect(await facts(other.number, '')).toBeNull()
    await backend.db
      .insertInto('complaint_access')
      .values({
        secret_hash: hashSecret('0123456789ABCDEFGHJKMNPQRS'),
        complaint_id: mine.id,
        expires_at: new Date(now.getTime() + 60_000).toISOString(),
      })
      .execute()
    expect(await facts(mine.number, '0123456789ABCDEFGHJKMNPQRS')).toMatchObject({
      number: mine.number,
      ownSecret: null,
    })
  })

  test('nothing about the person stands on it', async () => {
    const { number, secret } = await stored('public')
    expect(
      JSON.stringify(await receiptFacts(backend.db, number, secret, 'en', new Date())),
    ).not.toMatch(/Budi|08123456|warga\.id|Geger Kalong|Lubang sedalam/)
  })
})

describe('over HTTP', () => {
  beforeAll(openRoutes)
  afterAll(closeRoutes)
  const ask = (number: string, secret: string | null) =>
    routes.call(
      new Request(`${origin}/v1/public/complaints/${number}/receipt`, {
        headers: ownPage(secret === null ? {} : { 'x-complaint-secret': secret }),
      }),
    )
  const post = (body: unknown, headers = ownPage()) =>
    routes.call(
      new Request(`${origin}/v1/public/complaints/receipt-check`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    )

  test('the PDF comes to whoever shows the secret and is kept by nobody on the way', async () => {
    const { number, secret } = await sent('private')
    const response = await ask(number, secret)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="tanda-terima-${number}.pdf"`,
    )
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test('no secret, a wrong one and an unknown number answer alike, for public complaints too', async () => {
    const { number } = await sent('public')
    const responses = await Promise.all([
      ask(number, null),
      ask(number, 'SALAH'),
      ask('JBR-20260131-7K4M9A', 'SALAH'),
    ])
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404])
    const bodies = await Promise.all(responses.map((response) => response.text()))
    expect(new Set(bodies).size).toBe(1)
  })

  test('the check refuses other sites and unknown keys, and ends after twenty tries', async () => {
    const body = { complaint_number: 'JBR-20260131-7K4M9A', code: '0000-0000' }
    expect((await post(body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post({ ...body, secret: 'x' })).status).toBe(422)
    const browser = ownPage({ cookie: `portal-browser=${'c'.repeat(32)}` })
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) statuses.push((await post(body, browser)).status)
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
  })
})
