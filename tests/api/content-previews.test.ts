import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { parseEnv } from '@/lib/env'
import { isRecord } from '@/lib/json'
import { type ContentKind, everyKind } from '@/lib/server/content/content'
import {
  liveFiles,
  readDraft,
  type ReadDraft,
  storedTags,
  titleIn,
  typeOf,
} from '@/lib/server/content/draft-content'
import { keepDraft } from '@/lib/server/content/drafts'
import { publishItem } from '@/lib/server/content/publish'
import { contentStore } from '@/lib/server/content/store'
import { createArchives } from '@/lib/server/content/types/archives'
import { createEvents } from '@/lib/server/content/types/events/events'
import { createNews } from '@/lib/server/content/types/news/news'
import { createServices } from '@/lib/server/content/types/services/services'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { matchPage } from '@/lib/server/http/routes'
import { withDraftOverlay } from '@/lib/server/previews/embedded/draft-overlay'
import { createPreviews, type PreviewOptions } from '@/lib/server/previews/embedded/previews'
import { issuePreviewLink } from '@/lib/server/previews/preview-links'
import { asPreview } from '@/lib/server/previews/scope'
import { backends, type TestDatabase } from '../support/database'

const secret = 'a secret of the tests with enough characters'
const word = 'Kacapiring'

/** Kinds of which the product brings none, as an editor would write the first. */
const firsts: Partial<Record<ContentKind, object>> = {
  flags: { id: 1, name: 'strategicProgramPreview', is_on: true },
  'portal-changes': {
    id: 1,
    changed_on: '2026-11-26',
    indonesian: { title: 'Huruf lebih besar', text: 'Banyak yang memintanya.' },
    english: null,
    link: null,
  },
}

/** Puts a word before the first Indonesian text of an item. @returns whether there was one */
function change(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(change)
  if (!isRecord(value)) return false
  const texts = isRecord(value['indonesian']) ? value['indonesian'] : value
  const field = texts === value ? ('en' in value ? 'id' : null) : 'title'
  const text = field === null ? undefined : texts[field]
  if (field !== null && typeof text === 'string') {
    texts[field] = `${word} ${text}`
    return true
  }
  return Object.values(value).some(change)
}

const changedText = (file: string, text: string) => {
  if (file.endsWith('.md')) return text.replace(/^title: /m, `title: ${word} `)
  const value: unknown = JSON.parse(text)
  if (!change(value) && isRecord(value)) value['checked_on'] = '2026-11-20'
  return JSON.stringify(value)
}

const later = (text: string) =>
  text.replace(/^published_at: .*$/m, 'published_at: 2999-01-01T00:00:00+07:00')

const withDays = (text: string, first: string, last: string | null) =>
  JSON.stringify({ ...z.looseObject({}).parse(JSON.parse(text)), show_date: first, end_date: last })

describe.each(backends)('previews of every kind on $name', ({ open }) => {
  let backend: TestDatabase
  let db: Kysely<Database>
  beforeAll(async () => {
    backend = await open('seeded')
    db = openDatabase(parseEnv(backend.settings))
  })
  afterAll(async () => {
    await db.destroy()
    await backend.close()
  })

  const warn = vi.fn<PreviewOptions['warn']>()
  const openPreviews = () => createPreviews(db, { secrets: [secret], now: () => new Date(), warn })

  async function keptAndLinked(draft: ReadDraft) {
    const item = { kind: draft.kind, id: draft.id }
    await db.transaction().execute((transaction) => keepDraft(transaction, draft, new Date()))
    const { token } = await issuePreviewLink(db, [secret], item, 1, new Date())
    return { item, token }
  }

  async function draftOf(kind: ContentKind): Promise<ReadDraft> {
    const tags = await storedTags(db)
    const live = await db
      .selectFrom('content_items')
      .select('id')
      .where('kind', '=', kind)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!live) {
      const text = JSON.stringify(firsts[kind])
      return readDraft(kind, [{ file: 'baru.json', position: 0, text }], tags)
    }
    const files = await liveFiles(db, { kind, id: live.id })
    return readDraft(
      kind,
      files.map(({ file, position, text }) => ({ file, position, text: changedText(file, text) })),
      tags,
    )
  }
  const stored = () =>
    db
      .selectFrom('content_items')
      .select(['kind', 'id', 'content_hash', 'revision'])
      .orderBy('kind')
      .orderBy('id')
      .execute()

  it.each(everyKind.map(({ kind }) => kind))('%s', async (kind) => {
    const draft = await draftOf(kind)
    const { id } = draft
    const before = await stored()
    const { token } = await keptAndLinked(draft)
    const previews = openPreviews()
    const preview = await previews.item({ kind, id, token }, 'id')
    if (!preview) throw new Error('the link opens no preview')
    expect(preview.scope).toMatchObject({ isDraft: true, name: draft.title })
    const inEnglish = await previews.item({ kind, id, token }, 'en')
    expect(inEnglish?.scope.name).toBe(titleIn(draft.item, 'en') ?? draft.title)
    expect(preview.differences.length).toBeGreaterThan(0)
    if (preview.page === null) expect(typeOf(kind).pageless).toMatch(/\w/)
    else expect(matchPage(preview.page.split(/[?#]/)[0] ?? '').route.pattern).not.toBe('/[...]')
    // Only the statements of its render see it, and nothing is stored among what is live.
    const store = contentStore(withDraftOverlay(db), typeOf(kind))
    const seen = await asPreview(preview.scope, async () => ({
      hash: (await store.byId(id))?.content_hash,
      count: (await store.all(store.rows(), {})).filter((item) => item.id === id).length,
      others: (await store.all(store.rows(), {})).length,
    }))
    const isNew = !before.some((item) => item.kind === kind && item.id === id)
    expect(seen).toEqual({
      hash: draft.hash,
      count: 1,
      others: before.filter((item) => item.kind === kind).length + Number(isNew),
    })
    expect((await store.byId(id))?.content_hash).not.toBe(draft.hash)
    expect(await stored()).toEqual(before)
    // A token of another kind with the same id is none of this one.
    const other = kind === 'news' ? 'services' : 'news'
    expect(await previews.item({ kind: other, id, token }, 'id')).toBeNull()
    expect(await publishItem(db, { kind, id })).toBe(isNew ? 'added' : 'changed')
    expect((await previews.item({ kind, id, token }, 'id'))?.scope.isDraft).toBe(false)
  })

  it.each(['news', 'services', 'events', 'archives'] as const)(
    'lists and pages of %s answer as they would with the draft',
    async (kind) => {
      const draft = await draftOf(kind)
      const { item, token } = await keptAndLinked(draft)
      const now = () => new Date()
      const preview = await openPreviews().item({ ...item, token }, 'id')
      if (!preview) throw new Error('the link opens no preview')
      const overlaid = withDraftOverlay(db)
      const settings = { siteOrigin: 'http://127.0.0.1', now }
      const [news, services] = [createNews(overlaid, settings), createServices(overlaid, now)]
      const [archives, events] = [createArchives(overlaid, settings), createEvents(overlaid, now)]
      const slug = await slugOfItem(item)
      const reads: Record<typeof kind, () => Promise<unknown>> = {
        news: async () => [await news.list({}, 'id'), await news.bySlug(slug, 'id')],
        services: async () => [await services.list({}, 'id'), await services.bySlug(slug, 'id')],
        archives: async () => [await archives.list({}, 'id'), await archives.bySlug(slug, 'id')],
        events: () => events.list({ q: word.toLowerCase() }, 'id'),
      }
      const twice = `${word} ${word}`
      expect(JSON.stringify(await asPreview(preview.scope, reads[kind]))).toContain(twice)
      expect(JSON.stringify(await reads[kind]())).not.toContain(twice)
    },
  )

  const slugOfItem = async ({ kind, id }: { kind: string; id: number }) =>
    (
      await db
        .selectFrom('content_items')
        .select('slug')
        .where('kind', '=', kind)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).slug

  it.each([
    ['news', 'before its day', later],
    ['informations', 'before its day', (text: string) => withDays(text, '2999-01-01', null)],
    [
      'informations',
      'after its last day',
      (text: string) => withDays(text, '2020-01-01', '2020-01-02'),
    ],
  ] as const)('shows a draft of %s %s, to the holder of its link alone', async (kind, _, dated) => {
    const { files } = await draftOf(kind)
    const draft = readDraft(
      kind,
      files.map((file) => ({ ...file, text: dated(file.text) })),
      await storedTags(db),
    )
    const { item, token } = await keptAndLinked(draft)
    const previews = openPreviews()
    const preview = await previews.item({ ...item, token }, 'id')
    if (!preview) throw new Error('the link opens no preview')
    const store = contentStore(withDraftOverlay(db), typeOf(kind))
    const shown = async () =>
      (await store.one(store.shownAt(store.rows(), new Date()).where('id', '=', item.id)))
        ?.content_hash
    expect(await asPreview(preview.scope, shown)).toBe(draft.hash)
    expect(await shown()).not.toBe(draft.hash)
  })

  it('lets lists narrow by the draft too', async () => {
    const draft = await draftOf('news')
    const file = draft.files.find((each) => each.file.endsWith('id.md'))
    const tags = await storedTags(db)
    const tag = Object.keys(tags)[0] ?? ''
    const text = file?.text.replace(/^tags: .*$/m, `tags: ["${tag}"]`) ?? ''
    const changed = readDraft('news', [{ file: 'a/id.md', text }], tags)
    const { item, token } = await keptAndLinked(changed)
    const preview = await openPreviews().item({ ...item, token }, 'id')
    if (!preview) throw new Error('the link opens no preview')
    const store = contentStore(withDraftOverlay(db), typeOf('news'))
    const tagged = () =>
      store.ids(store.withTags(store.rows().where('id', '=', item.id), [tag]), {})
    const live = await tagged()
    expect(await asPreview(preview.scope, tagged)).toEqual([item.id])
    expect(await tagged()).toEqual(live)
    // Among many articles lists see the newest beside it.
    const published = () => store.ids(store.rows(), { published_at: 'desc' })
    const [first, , third] = await published()
    const dates = await store.byIds([third ?? 0])
    const newest = { column: 'published_at', from: dates[0]?.published_at ?? '' } as const
    const seen = await asPreview({ ...preview.scope, newest }, published)
    expect(seen).toEqual(expect.arrayContaining([first, third, item.id]))
    expect(seen.length).toBeLessThan((await published()).length)
  })

  it.each(['news', 'services'] as const)(
    'refuses a draft of %s that breaks newer rules, and tells the operator why',
    async (kind) => {
      const draft = await draftOf(kind)
      const { item, token } = await keptAndLinked(draft)
      const previews = openPreviews()
      const rewrite = (text: (old: string) => string) =>
        db
          .updateTable('drafts')
          .set({
            files: JSON.stringify(draft.files.map((file) => ({ ...file, text: text(file.text) }))),
          })
          .where('kind', '=', kind)
          .where('item_id', '=', draft.id)
          .execute()
      await rewrite((text) => text.replace(/^title: .*$/m, '').replace('"service_name"', '"lama"'))
      warn.mockClear()
      expect(await previews.item({ ...item, token }, 'id')).toBeNull()
      expect(warn).toHaveBeenLastCalledWith(expect.any(String), {
        ...item,
        reason: expect.stringMatching(/\w/),
      })
      if (kind === 'services')
        expect(await previews.service({ id: draft.id, token }, 'id')).toBeNull()
      expect(warn).toHaveBeenCalledTimes(kind === 'services' ? 2 : 1)
      await rewrite((text) => text)
      expect(await previews.item({ ...item, token }, 'id')).toMatchObject({
        scope: { isDraft: true },
      })
    },
  )

  it('shows a new draft beside a live version that breaks newer rules', async () => {
    const draft = await draftOf('awards')
    const { item, token } = await keptAndLinked(draft)
    const hash = (await stored()).find(
      ({ kind, id }) => kind === item.kind && id === item.id,
    )?.content_hash
    await db
      .updateTable('content_sources')
      .set({ text: '{"lama": 1}' })
      .where('kind', '=', item.kind)
      .where('content_hash', '=', hash ?? '')
      .execute()
    warn.mockClear()
    const preview = await openPreviews().item({ ...item, token }, 'id')
    expect(preview).toMatchObject({ scope: { isDraft: true }, hasLiveVersion: true })
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
