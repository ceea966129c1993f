import { create } from 'xmlbuilder2'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createComplaint } from '@/lib/server/complaints/embedded/create-complaint'
import { appendEvent } from '@/lib/server/complaints/embedded/handling/append-event'
import { complaintFeed } from '@/lib/server/feeds/complaint-feed'
import { backends, draftOn, type DraftChanges, type TestBackend } from './complaints-backend'
import { closeRoutes, openRoutes, origin, routes, sent } from './complaints-routes'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

const siteOrigin = 'https://jabarprov.go.id'

describe.each(backends)('the feed of a complaint on $name', ({ open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
  })
  afterAll(() => backend.close())

  async function complaint(information: DraftChanges['information'] = {}) {
    const { key, request } = await draftOn(backend, { information })
    const { complaint_number: number } = await createComplaint(
      backend.db,
      request,
      key,
      backend.createSettings,
    )
    const { id } = await backend.db
      .selectFrom('complaints')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const step = (kind: 'moved' | 'asked', note: string, isPublic = true) =>
      backend.db
        .transaction()
        .execute((transaction) =>
          appendEvent(
            transaction,
            { at: new Date() },
            { id, step: null },
            kind === 'moved' ? { status: 'verified' } : {},
            { kind, note: { id: note, en: '' }, actor: 'petugas-7', isPublic },
          ),
        )
    return { number, step }
  }
  async function feedOf(number: string, locale: 'id' | 'en' = 'id') {
    const [view, steps] = [
      await backend.complaints.view(number, null, locale),
      await backend.complaints.history(number, null, locale),
    ]
    if (!view || !steps) throw new Error('not public')
    const xml = complaintFeed(view, steps, { siteOrigin, locale })
    return {
      xml,
      document: create(xml).end({ format: 'object' }) as {
        feed: {
          id: string
          title: string
          updated: string
          entry: { id: string; title: { $?: string }; updated: string }[] | { id: string }
        }
      },
    }
  }

  test('lists public steps only, newest first, under names that stay when steps are added', async () => {
    const { number, step } = await complaint()
    const before = [(await feedOf(number)).document.feed.entry].flat().map(({ id }) => id)
    await step('asked', 'Pertanyaan rahasia', false)
    await step('moved', 'Sudah kami periksa.')
    const { xml, document } = await feedOf(number)
    const after = [document.feed.entry].flat().map(({ id }) => id)
    expect(before).toEqual([`tag:jabarprov.go.id,2026:aduan/${number}/1`])
    expect(after).toEqual([
      `tag:jabarprov.go.id,2026:aduan/${number}/2`,
      `tag:jabarprov.go.id,2026:aduan/${number}/1`,
    ])
    expect(xml).toContain('Sudah kami periksa.')
    expect(xml).toContain(`href="${siteOrigin}/aduan-warga/new/cek-status#nomor=${number}"`)
    expect(xml).toMatch(
      /^<\?xml[^>]*>\s*<feed xml:lang="id" xmlns="http:\/\/www\.w3\.org\/2005\/Atom">/,
    )
    expect(xml).not.toMatch(/Pertanyaan rahasia|petugas-7|Budi Santoso|081234567890/)
  })

  test('speaks English when asked', async () => {
    const { number } = await complaint()
    const { xml } = await feedOf(number, 'en')
    expect(xml).toContain('xml:lang="en"')
    expect(xml).toContain(`Complaint ${number}`)
    expect(xml).toContain(`${siteOrigin}/en/aduan-warga/new/cek-status`)
  })

  test('markup, section ends and control characters in words stay words', async () => {
    const { number, step } = await complaint({ title: '<b>Air & ]]> listrik</b> "mati"' })
    await step('moved', 'Lihat <script>alert(1)</script> ]]> & \u0001\u000B\uFFFE catatan')
    const { xml } = await feedOf(number)
    expect(xml).toContain(
      `<title>Aduan ${number}: &lt;b&gt;Air &amp; ]]&gt; listrik&lt;/b&gt; "mati"</title>`,
    )
    expect(xml).not.toContain('<script>')
    expect(xml).toContain('&lt;script&gt;')
    expect(xml).toContain('&amp;  catatan')
    for (const character of ['\u0001', '\u000B', '\uFFFE']) expect(xml).not.toContain(character)
  })
})

describe('over HTTP', () => {
  beforeAll(openRoutes)
  afterAll(closeRoutes)
  const ask = (number: string, query = '') =>
    routes.call(new Request(`${origin}/v1/public/complaints/${number}/feed${query}`))

  test('a public complaint has a feed anybody may read and keep', async () => {
    const { number } = await sent('public')
    const response = await ask(number, '?lang=en')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(response.headers.get('cache-control')).toContain('public')
    expect(response.headers.get('content-language')).toBe('en')
    expect(await response.text()).toContain('xml:lang="en"')
  })

  test('unknown and private ones are not found alike; a secret changes nothing', async () => {
    const { number, secret } = await sent('private')
    const withSecret = await routes.call(
      new Request(`${origin}/v1/public/complaints/${number}/feed`, {
        headers: { 'x-complaint-secret': secret },
      }),
    )
    const responses = [
      await ask(number),
      withSecret,
      await ask('JBR-20260131-7K4M9A'),
      await ask('xxxxx'),
    ]
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1)
  })

  test('an unknown language is an error', async () => {
    expect((await ask('JBR-20260131-7K4M9A', '?lang=su')).status).toBe(400)
  })
})
