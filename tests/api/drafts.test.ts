import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '@/lib/env'
import type { Portal } from '@/lib/server/contract'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { everyKind } from '@/lib/server/content/content'
import { liveFiles, readDraft, storedTags } from '@/lib/server/content/draft-content'
import { findItems, keepDraft, listDrafts, removeDraft } from '@/lib/server/content/drafts'
import { publishItem, unpublishItem } from '@/lib/server/content/publish'
import { withdrawnItems } from '@/lib/server/content/withdrawn'
import { openEmbeddedPortal } from '@/lib/server/embedded/open'
import {
  issuePreviewLink,
  listPreviewLinks,
  revokePreviewLinks,
} from '@/lib/server/previews/preview-links'
import { seed } from '@/lib/server/seed/seed'
import { addressesOf } from '../support/sitemap-addresses'
import { backends, type TestDatabase } from '../support/database'
import { serviceDraft } from '../support/service-draft'

const secret = 'a secret of the tests with enough characters'
const newWord = 'kacapiring'
const fresh = {
  id: 9001,
  service_name: { id: 'Izin Taman Kacapiring', en: 'Gardenia Park Permit' },
}
const item = { kind: 'services', id: fresh.id } as const
const article = { kind: 'news', id: 10 } as const
const reader = { browserId: 'b'.repeat(32), ip: '127.0.0.1' }

describe.each(backends)('drafts and previews on $name', ({ open }) => {
  let backend: TestDatabase
  let portal: Portal
  let db: Kysely<Database>
  beforeAll(async () => {
    backend = await open('seeded')
    portal = await openEmbeddedPortal(parseEnv({ ...backend.settings, PREVIEW_SECRET: secret }))
    db = openDatabase(parseEnv(backend.settings))
    // The portal's jobs write when it opens, and two writers of SQLite in one process wait for each other.
    await vi.waitFor(
      async () =>
        expect((await db.selectFrom('job_runs').select('name').execute()).length).toBeGreaterThan(
          1,
        ),
      { interval: 250 },
    )
    await new Promise((resolve) => setTimeout(resolve, 500))
  })
  afterAll(async () => {
    await db.destroy()
    await portal.close()
    await backend.close()
  })

  const keep = async (text: string) => {
    const draft = readDraft('services', [{ file: 'draf.json', text }], await storedTags(db))
    return db.transaction().execute((transaction) => keepDraft(transaction, draft, new Date()))
  }
  const link = (id: number, hours = 1, now = new Date()) =>
    issuePreviewLink(db, [secret], { kind: 'services', id }, hours, now)
  const preview = (id: number, token: string) => portal.previews?.service({ id, token }, 'id')
  /** Every way in which content is listed or found. */
  const findable = async (word: string) => ({
    // Unknown words get similar ones.
    search: (await portal.search.find({ q: word }, 'id')).data.filter(({ title }) =>
      title.toLowerCase().includes(word),
    ).length,
    suggested: (await portal.search.suggest(word, 'id')).length,
    listed: (await portal.services.list({ q: word }, 'id')).data.length,
    sitemap: (await portal.services.slugs()).filter(({ slug }) => slug.includes(word)).length,
  })
  const nowhere = { search: 0, suggested: 0, listed: 0, sitemap: 0 }

  it('keeps a new service as a draft that only its link shows', async () => {
    const before = await portal.services.categories('id')
    expect(await keep(serviceDraft(fresh).text)).toBe('new')
    expect(await keep(serviceDraft(fresh).text)).toBe('unchanged')
    expect(await findable(newWord)).toEqual(nowhere)
    expect(await portal.services.bySlug('izin-taman-kacapiring-9001', 'id')).toBeNull()
    expect(await portal.services.categories('id')).toEqual(before)
    const { token } = await link(fresh.id)
    expect(await preview(fresh.id, token)).toMatchObject({
      isDraft: true,
      hasLiveVersion: false,
      service: { service_name: 'Izin Taman Kacapiring' },
    })
  })

  it('opens for no token but an own one of this service that neither ended nor was taken back', async () => {
    const { token, id } = await link(fresh.id)
    const { token: other } = await link(1)
    const { token: old } = await link(fresh.id, 1, new Date(Date.now() - 2 * 3_600_000))
    expect(await preview(fresh.id, token)).not.toBeNull()
    for (const wrong of [
      other,
      old,
      '',
      'x',
      `${token}x`,
      token.slice(0, -2),
      token.split('.').slice(0, 2).join('.'),
    ])
      expect(await preview(fresh.id, wrong)).toBeNull()
    expect(await preview(1, token)).toBeNull()
    expect(await revokePreviewLinks(db, id, new Date())).toBe(1)
    expect(await revokePreviewLinks(db, id, new Date())).toBe(0)
    expect(await preview(fresh.id, token)).toBeNull()
  })

  it('knows a token by its note only, and keeps no token', async () => {
    const { token, id } = await link(fresh.id)
    expect(
      JSON.stringify(await db.selectFrom('preview_tokens').selectAll().execute()),
    ).not.toContain(token)
    expect((await listPreviewLinks(db)).map((each) => each.id)).toContain(id)
    await db.deleteFrom('preview_tokens').where('id', '=', id).execute()
    expect(await preview(fresh.id, token)).toBeNull()
  })

  it('says what differs, leaves the live page alone, and publishes through the importer', async () => {
    const live = await portal.services.bySlug(
      'pencatatan-kelahiran-dan-penerbitan-akta-kelahiran-1',
      'id',
    )
    const { service, text } = serviceDraft({
      description: { id: 'Ringkasan kacapiring', en: 'Gardenia summary' },
    })
    expect(await keep(text)).toBe('new')
    const { token } = await link(service.id)
    expect((await preview(service.id, token))?.differences.map(({ field }) => field)).toEqual([
      'description',
    ])
    expect(await portal.services.bySlug(live?.slug ?? '', 'id')).toEqual(live)
    const one = { kind: 'services', id: service.id } as const
    expect(await publishItem(db, one, { isDryRun: true })).toBe('changed')
    expect(await portal.services.bySlug(live?.slug ?? '', 'id')).toEqual(live)
    expect(await publishItem(db, one)).toBe('changed')
    expect(await publishItem(db, one)).toBe('nothing')
    expect((await portal.services.bySlug(live?.slug ?? '', 'id'))?.description).toBe(
      'Ringkasan kacapiring',
    )
    expect(await findable('Ringkasan kacapiring')).toMatchObject({ listed: 1 })
    // The texts of the live version are no draft.
    expect(await keep(text)).toBe('live')
    expect(await keep(serviceDraft().text)).toBe('new')
    await publishItem(db, one)
  })

  it('ends a draft that is given up for the words of the live version, so that nobody can publish it', async () => {
    const { service, text } = serviceDraft({ description: { id: 'Keliru', en: 'Wrong' } })
    const one = { kind: 'services', id: service.id } as const
    const live = (await liveFiles(db, one))[0]?.text ?? ''
    expect([await keep(text), await keep(live)]).toEqual(['new', 'live'])
    expect((await listDrafts(db)).some(({ id }) => id === service.id)).toBe(false)
    expect(await publishItem(db, one)).toBe('nothing')
  })

  it('lists drafts for editors, the latest first', async () => {
    const texts = [serviceDraft({ id: 9101 }), serviceDraft({ id: 9102 })].map(({ text }) => text)
    const tags = await storedTags(db)
    for (const [at, text] of texts.entries())
      await keepDraft(
        db,
        readDraft('services', [{ file: 'draf.json', text }], tags),
        new Date(Date.UTC(2027, 0, 1 + at)),
      )
    const ours = (await listDrafts(db)).map(({ id }) => id).filter((id) => id > 9100)
    expect(ours).toEqual([9102, 9101])
    for (const id of ours) await removeDraft(db, { kind: 'services', id })
  })

  it('takes out nothing that pages cannot do without', async () => {
    for (const { kind, type } of everyKind.filter((each) => each.type.isIndispensable)) {
      const [row] = await db
        .selectFrom('content_items')
        .select('id')
        .where('kind', '=', kind)
        .limit(1)
        .execute()
      if (!row) continue
      await expect(unpublishItem(db, { kind, id: row.id }), type.kind).rejects.toThrow(
        'pages cannot do without it',
      )
    }
    const kinds = everyKind.flatMap(({ kind, type }) => (type.isIndispensable ? [kind] : []))
    expect(kinds).toEqual(expect.arrayContaining(['about', 'districts', 'overview', 'units']))
    expect(await withdrawnItems(db)).toEqual([])
  })

  it('publishes a service that was not there, and takes it out and puts it back', async () => {
    expect(await publishItem(db, item)).toBe('added')
    expect(await findable(newWord)).toMatchObject({ search: 1, listed: 1, sitemap: 1 })
    expect(await unpublishItem(db, item, { isDryRun: true })).toBe(true)
    expect(await findable(newWord)).toMatchObject({ listed: 1 })
    expect(await unpublishItem(db, item)).toBe(true)
    expect(await unpublishItem(db, item)).toBe(false)
    expect(await findable(newWord)).toEqual(nowhere)
    expect(await findItems(db, 'services/izin-taman-kacapiring-9001')).toEqual([item])
    expect(await publishItem(db, item)).toBe('restored')
    expect(await findable(newWord)).toMatchObject({ search: 1, listed: 1, sitemap: 1 })
  })

  it('takes a service out of life events and popular services and puts it back among them', async () => {
    const one = { kind: 'services', id: 1 } as const
    const { slug } = await db
      .selectFrom('content_items')
      .select('slug')
      .where('kind', '=', 'services')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow()
    const links = async () => {
      const events = await portal.lifeEvents.parts('id')
      const lists = await Promise.all(
        events.map(({ name }) => portal.lifeEvents.services(name, { per_page: 100 }, 'id')),
      )
      const popular = await portal.services.popular(undefined, 'id')
      return {
        lifeEvents: events.filter((_, at) => lists[at]?.data.some((each) => each.slug === slug)),
        counts: (await portal.lifeEvents.list({}, 'id')).data.map((event) => event.service_count),
        popular: popular.filter(({ link }) => link === `/layanan/${slug}`),
        openings: await db
          .selectFrom('content_openings')
          .selectAll()
          .where('kind', '=', 'services')
          .where('item_id', '=', one.id)
          .orderBy('start_minute')
          .execute(),
      }
    }
    // Nothing popular leads to it yet.
    await db
      .updateTable('content_items')
      .set({
        parent_id: one.id,
        doc: sql`replace(doc, '"service":' || parent_id || ',', '"service":1,')`,
      })
      .where('kind', '=', 'popular-services')
      .where('category', '=', 'wargi')
      .execute()
    const before = await links()
    expect([before.lifeEvents.length > 0, before.popular.length > 0]).toEqual([true, true])
    expect(before.openings.length).toBeGreaterThan(0)
    await unpublishItem(db, one)
    const out = await links()
    expect([out.lifeEvents, out.popular, out.openings]).toEqual([[], [], []])
    expect(out.counts).not.toEqual(before.counts)
    await publishItem(db, one)
    expect(await links()).toEqual(before)
  })

  it('keeps what was taken out away from later starts, also when the product changes', async () => {
    await unpublishItem(db, article)
    await unpublishItem(db, { kind: 'services', id: 1 })
    await db
      .updateTable('content_items')
      .where('kind', '=', 'life-events')
      .set({ content_hash: 'older', seeded_hash: 'older' })
      .execute()
    await db.deleteFrom('seed_state').where('name', '=', 'product').execute()
    await seed(db, 'lib/server/seed/content')
    expect((await withdrawnItems(db)).map(({ kind, id }) => `${kind}/${id}`).toSorted()).toEqual([
      'news/10',
      'services/1',
    ])
    const addresses = await addressesOf(portal.news.sitemap)
    expect(addresses.some(({ slug }) => slug.endsWith('-10'))).toBe(false)
    expect(await publishItem(db, article)).toBe('restored')
    expect(await publishItem(db, { kind: 'services', id: 1 })).toBe('restored')
  })

  it('keeps what was taken out before what it belongs to away when that comes back, also after an import', async () => {
    const service = { kind: 'services', id: 1 } as const
    const { id } = await db
      .selectFrom('content_items')
      .select('id')
      .where('kind', '=', 'popular-services')
      .where('parent_id', '=', service.id)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const shortcut = { kind: 'popular-services', id } as const
    const out = async () =>
      (await withdrawnItems(db)).map(({ kind, id: each }) => `${kind}/${each}`).toSorted()
    await unpublishItem(db, shortcut)
    await unpublishItem(db, service)
    await db.deleteFrom('seed_state').where('name', '=', 'product').execute()
    await seed(db, 'lib/server/seed/content')
    expect(await out()).toEqual([`popular-services/${id}`, 'services/1'])
    await publishItem(db, service)
    expect(await out()).toEqual([`popular-services/${id}`])
    expect(await publishItem(db, shortcut)).toBe('restored')
  })

  it('gives an article back with its readings and tags', async () => {
    const row = await db
      .selectFrom('content_items')
      .select('slug')
      .where('kind', '=', 'news')
      .where('id', '=', article.id)
      .executeTakeFirstOrThrow()
    await portal.news.countView(row.slug, reader)
    const before = await portal.news.bySlug(row.slug, 'id')
    await unpublishItem(db, article)
    expect(await portal.news.bySlug(row.slug, 'id')).toBeNull()
    await publishItem(db, article)
    expect(await portal.news.bySlug(row.slug, 'id')).toEqual(before)
    expect(await listDrafts(db)).toEqual([])
  })

  it('renders a document without keeping it, and without what content may not hold', async () => {
    const { service } = serviceDraft({
      content: {
        id: 'Halo <script>alert(1)</script> [x](javascript:alert(2)) <img src=x onerror=alert(3)>',
        en: 'Hello',
      },
    })
    const shown = await portal.previews?.render(service, 'id')
    expect(shown?.content).toContain('Halo')
    expect(shown?.content).not.toMatch(/<script|javascript:|onerror/)
    expect(await listDrafts(db)).toEqual([])
  })
})
