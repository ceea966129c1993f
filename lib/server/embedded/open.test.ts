import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '@/lib/env'
import { areaDepth, areaQuery } from '@/lib/schemas/areas'
import { newsCategories, newsDetail, newsItem } from '@/lib/schemas/news'
import { serviceCategories, serviceDetail } from '@/lib/schemas/services'
import { findState } from '@/lib/server/complaints/embedded/event-webhooks/receiver-state'
import { replayEvents } from '@/lib/server/complaints/embedded/event-webhooks/receiver-status'
import type { Portal } from '@/lib/server/contract'
import { openDatabase } from '@/lib/server/db/open'
import { providedGauges } from '@/lib/server/observability/gauges'
import { startMessageReceiver } from '@/tests/support/message-receiver'
import { openEmbeddedPortal } from './open'

const folder = mkdtempSync(join(tmpdir(), 'portal-open-'))
const reader = { browserId: 'b'.repeat(32), ip: '127.0.0.1' }
let portal: Portal

beforeAll(async () => {
  portal = await openEmbeddedPortal(parseEnv({ DATA_DIR: folder, MIN_FREE_BYTES: '0' }))
})
afterAll(async () => {
  await portal.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a freshly opened portal', () => {
  it('knows every area of the province', async () => {
    const count = async (depth: number) =>
      (await portal.areas.list(areaQuery.parse({ depth: String(depth) }))).meta.total_count
    expect([
      await count(areaDepth.city),
      await count(areaDepth.district),
      await count(areaDepth.village),
    ]).toEqual([27, 627, 5957])
  })

  it('writes area names as people do', async () => {
    const { data } = await portal.areas.list(areaQuery.parse({ code_kemendagri: '32.17' }))
    expect(data[0]?.name).toBe('Kabupaten Bandung Barat')
  })

  it('lists whole regencies with more than 30 districts', async () => {
    const { data, meta } = await portal.areas.list(
      areaQuery.parse({ depth: '3', parent_code_kemendagri: '32.01', per_page: '100' }),
    )
    expect(meta.total_count).toBe(40)
    expect(data).toHaveLength(40)
  })

  it.each(newsCategories)('has news about %s in both languages', async (category) => {
    const { data } = await portal.news.list({ cat: [category], per_page: 100 }, 'en')
    expect(data.length).toBeGreaterThan(2)
    for (const item of data) expect(newsItem.parse(item).lang).toBe('en')
  })

  it('has at least 40 articles, each several paragraphs long in both languages', async () => {
    const { data } = await portal.news.list({ per_page: 100 }, 'id')
    expect(data.length).toBeGreaterThanOrEqual(40)
    for (const { slug } of data) {
      for (const locale of ['id', 'en'] as const) {
        const article = newsDetail.parse(await portal.news.bySlug(slug, locale))
        expect(
          article.content.match(/<p>/g)?.length ?? 0,
          `${slug} ${locale}`,
        ).toBeGreaterThanOrEqual(3)
      }
    }
  })

  it('has at least 45 services over the nine categories with all three availabilities', async () => {
    const { data } = await portal.services.list({}, 'id')
    expect(data.length).toBeGreaterThanOrEqual(45)
    expect(new Set(data.map((service) => service.availability))).toEqual(
      new Set(['ONLINE', 'OFFLINE', 'NOT_OPERATED']),
    )
    const categories = await portal.services.categories('en')
    expect(categories.map(({ name }) => name)).toEqual([...serviceCategories])
    for (const { count } of categories) expect(count).toBeGreaterThan(0)
    for (const { slug } of data) serviceDetail.parse(await portal.services.bySlug(slug, 'en'))
  })

  it('counts a reading once per browser', async () => {
    const { data } = await portal.news.list({ per_page: 1 }, 'id')
    const { slug = '', views = 0 } = data[0] ?? {}
    expect(await portal.news.countView(slug, reader)).toEqual({ views: views + 1, shared: 0 })
    expect(await portal.news.countView(slug, reader)).toEqual({ views: views + 1, shared: 0 })
    expect(await portal.news.countView(slug, { ...reader, browserId: 'c'.repeat(32) })).toEqual({
      views: views + 2,
      shared: 0,
    })
    expect(await portal.news.countView('tidak-ada-1', reader)).toBeNull()
  })

  it('finds by words in any order and case, and nothing for signs alone', async () => {
    expect(
      (await portal.news.list({ q: 'KELAHIRAN akta' }, 'id')).meta.total_count,
    ).toBeGreaterThan(0)
    for (const q of ['%', '_', '“”']) {
      expect((await portal.news.list({ q }, 'id')).meta.total_count, q).toBe(0)
      expect((await portal.search.find({ q }, 'id')).meta, q).toMatchObject({
        total_count: 0,
        corrected: null,
        unmatched: [],
        near: [],
      })
    }
    expect((await portal.news.list({ q: ' ' }, 'id')).meta.total_count).toBeGreaterThan(0)
    expect((await portal.news.list({ q: 'xyzzy' }, 'id')).data).toEqual([])
  })

  it('opens again on the same folder without changing anything', async () => {
    const again = await openEmbeddedPortal(parseEnv({ DATA_DIR: folder, MIN_FREE_BYTES: '0' }))
    expect((await again.news.list({}, 'id')).meta).toEqual((await portal.news.list({}, 'id')).meta)
    await again.close()
  })

  it('tells the receivers of events, from its start to its end', async () => {
    const receiver = await startMessageReceiver()
    const settings = parseEnv({
      DATA_DIR: folder,
      MIN_FREE_BYTES: '0',
      EVENT_WEBHOOKS: `tiket ${receiver.url}/ ${'s'.repeat(32)}`,
    })
    const db = openDatabase(settings)
    await replayEvents(db, 'tiket', 1, new Date())
    const gauge = () =>
      providedGauges()
        .find(({ name }) => name === 'portal_events_oldest_seconds')
        ?.read()
    receiver.setMood('silent')
    const again = await openEmbeddedPortal(settings)
    await vi.waitFor(() => expect(receiver.messages).toHaveLength(1))
    // The examples are older than a day.
    expect(await gauge()).toEqual({ tiket: expect.toSatisfy((age: number) => age > 86_400) })
    receiver.release()
    await again.close()
    await receiver.close()
    expect((await findState(db, 'tiket'))?.lease).toBe('')
    await db.destroy()
  })
})
