import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'
import { newsSorts } from '@/lib/schemas/news'
import { searchSorts } from '@/lib/schemas/search'
import { changeByPortal } from '@/lib/server/content/change'
import { everyKind } from '@/lib/server/content/content'
import { liveFiles, readDraft, storedTags } from '@/lib/server/content/draft-content'
import { keepDraft } from '@/lib/server/content/drafts'
import { keepVersions, lastVersions } from '@/lib/server/content/history/keep-versions'
import { findVersion, itemHistory } from '@/lib/server/content/history/versions'
import { publishItem } from '@/lib/server/content/publish'
import { createArchives } from '@/lib/server/content/types/archives'
import { storedCollections } from '@/lib/server/content/stored-collections'
import { createEvents } from '@/lib/server/content/types/events/events'
import { createInformations } from '@/lib/server/content/types/informations'
import { createLifeEvents } from '@/lib/server/content/types/life-events'
import { createNews } from '@/lib/server/content/types/news/news'
import { createPrograms } from '@/lib/server/content/types/programs'
import { createServices } from '@/lib/server/content/types/services/services'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import {
  refreshSearchIndex,
  refreshSearchInPieces,
} from '@/lib/server/search/embedded/refresh-index'
import { createSearch } from '@/lib/server/search/embedded/search'
import { retitle, storedArticles } from '../support/stored-articles'
import { backends, type TestDatabase } from '../support/database'
import { planOf, RecordedStatements, wholeReadings } from './recorded-statements'

/** Tables that grow with content: no statement of a visitor, of a publish or of a start may read one of them from end to end. */
const growing = [
  'content_items',
  'content_sources',
  'content_tags',
  'content_versions',
  'search_documents',
  'search_postings',
  'search_rows',
  'search_vocabulary',
  'search_changes',
  'search_due',
]

const kindsThat = (grow: boolean): readonly unknown[] =>
  everyKind.filter(({ type }) => (type.grows ?? false) === grow).map(({ kind }) => kind)
const [growingKinds, smallKinds] = [kindsThat(true), kindsThat(false)]
/** Kinds that stay small, whose items a list may look through; of the others it may not even read all of the kind. */
const isOfSmallKind = (parameters: readonly unknown[]) =>
  parameters.some((value) => smallKinds.includes(value)) &&
  !parameters.some((value) => growingKinds.includes(value))

/** Lists that page, whose order an index must have. */
const isPaged = (statement: string, parameters: readonly unknown[]) =>
  !isOfSmallKind(parameters) &&
  /^select "id" from "content_items" .*order by .*limit/is.test(statement)
/** An index scan of a whole kind, or of it up to now, reads everything, too. */
const ofAll = /SCAN (\w+)|SEARCH (\w+) USING .*\((?:kind=\?(?: AND )?)?(?:published_at<\?)?\)/

function wholeOnSqlite(plan: string, statement: string, parameters: readonly unknown[]): string[] {
  const everything = isOfSmallKind(parameters) ? /SCAN (\w+)/ : ofAll
  // An index walked in the order of a list ends with the page; put in order otherwise it does not.
  const isSorted = isPaged(statement, parameters) && plan.includes('USE TEMP B-TREE FOR ORDER BY')
  const isWalked = (line: string) =>
    /USING (?:COVERING )?INDEX/.test(line) && /\blimit\b/i.test(statement) && !isSorted
  const isCounted = (line: string) =>
    /USING COVERING INDEX/.test(line) &&
    /^select (?:"category", )?(?:count\(|distinct)/i.test(statement)
  return plan.split('\n').filter((line) => {
    const [, scanned, searched] = everything.exec(line) ?? []
    return growing.includes(scanned ?? searched ?? '') && !isWalked(line) && !isCounted(line)
  })
}

const wholeOn = {
  // SQLite: SCAN is every row, by an index or not; SEARCH looks some up.
  SQLite: wholeOnSqlite,
  // With sorting switched off a plan has it only where no index gives the order.
  PostgreSQL: (plan: string, statement: string, parameters: readonly unknown[]) =>
    plan
      .split('\n')
      .filter(
        (line) =>
          growing.some((table) => new RegExp(`Seq Scan on ${table}\\b`).test(line)) ||
          (isPaged(statement, parameters) && /^\s*(?:->\s*)?Sort\s+\(/.test(line)),
      ),
}

describe.each(backends)('statements about content on $name', ({ name, open }) => {
  let backend: TestDatabase
  let db: Kysely<Database>
  const statements = new RecordedStatements()
  beforeAll(async () => {
    backend = await open('seeded')
    db = openDatabase(parseEnv(backend.settings), statements.log)
  })
  afterAll(async () => {
    await db.destroy()
    await backend.close()
  })

  const wholeIn = async (statement: string, parameters: readonly unknown[] = []) =>
    wholeOn[name](
      await planOf(db, name, statement, parameters, ['seqscan', 'sort', 'bitmapscan']),
      statement,
      parameters,
    )

  test('read no growing table from end to end, in lists, searches, publishing and starts', async () => {
    const settings = { siteOrigin: 'http://127.0.0.1', now: () => new Date() }
    await refreshSearchInPieces(db)
    statements.isOn = true
    const search = createSearch(db, settings)
    for (const q of ['', 'pajak kendaraan', 'pjak', 'zzqxvw', 'sekolah']) {
      for (const sort_by of searchSorts)
        for (const sort_order of ['ASC', 'DESC'] as const)
          await search.find({ q, sort_by, sort_order, page: 2, per_page: 3 }, 'id')
      await search.suggest(q, 'en')
    }
    const news = createNews(db, settings)
    const narrowings = [
      {},
      { q: 'akta kelahiran' },
      { q: 'di' },
      { cat: ['ekonomi'] },
      { cat: ['ekonomi', 'sosial'] },
      { type: 'article' },
      { tag: 'pendidikan' },
      { exclude: 1 },
      { start_date: '2026-01-02', end_date: '2026-12-03' },
    ] as const
    for (const one of narrowings) {
      for (const sort_by of newsSorts)
        for (const sort_order of ['ASC', 'DESC'] as const)
          await news.list(
            { ...one, cat: 'cat' in one ? [...one.cat] : [], sort_by, sort_order, page: 2 },
            'en',
          )
    }
    await news.list({ sort_by: 'title' }, 'id')
    const { data } = await news.list({}, 'id')
    await news.bySlug(data[0]?.slug ?? '', 'id')
    await news.headline('id')
    await news.banner('id')
    await news.popularTags(10, 'id')
    await news.tagByName('pendidikan', 'id')
    const archives = createArchives(db, settings)
    for (const one of [{}, { q: 'laporan' }, { cat: ['produk-hukum'] }, { year: 2024 }]) {
      for (const sort_by of ['created_at', 'title'] as const)
        for (const locale of ['id', 'en'] as const) await archives.list({ ...one, sort_by }, locale)
    }
    const list = { page: 2, per_page: 3 }
    const collections = storedCollections(db, settings.now)
    await collections.awards.list({ ...list, q: 'juara', sort_by: 'title' }, 'id')
    await collections.districts.list({ ...list, sort_by: 'area_km2' }, 'id')
    const events = createEvents(db, settings.now)
    await events.list({ ...list, q: 'hari', sort_by: 'title' }, 'id')
    await events.list({ ...list, district: ['32.73'], cat: ['Olahraga'] }, 'id')
    await collections['public-information'].list({ ...list, class: 'always', q: 'daftar' }, 'id')
    await createInformations(db, settings.now).list('information', list, 'id')
    await createLifeEvents(db).services('kelahiran', { ...list, q: 'akta' }, 'id')
    await createLifeEvents(db).byName('nama yang dulu', 'id')
    await createPrograms(db).list({ cat: ['ekonomi'] }, 'id')
    await collections['quick-accesses'].list({ ...list, is_active: true }, 'id')
    const services = createServices(db, settings.now)
    await services.list({ open: true, is_free: true, service_user: 'Umum' }, 'id')
    await services.facets({ q: 'akta' })
    await services.popular(undefined, 'id')
    await collections.units.list(list, 'id')
    await collections.offices.list({ ...list, district: '32.73' }, 'id')
    await collections.matters.list(
      { ...list, q: 'surat', level: 'regency', subcategory: 'sampah', service: '2' },
      'id',
    )
    await collections.matters.meant({ q: 'sim hilang' }, 'id')
    for (const { sitemap } of [news, archives, createInformations(db, settings.now)])
      for (const part of await sitemap.parts()) await sitemap.entries(part)
    await archives.categories('id')
    await archives.years(null)
    const slug = data[0]?.slug ?? ''
    await db.transaction().execute(async (transaction) => {
      const { id } = await storedArticles(transaction)
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
      await retitle(transaction, id, 'Judul lain')
      expect(await refreshSearchIndex(transaction)).toBe(1)
    })
    await db.transaction().execute(async (transaction) => {
      const named = { kind: 'news', id: data[0]?.id ?? 0 } as const
      await keepVersions(transaction, 'news', [named.id], changeByPortal('import'))
      await lastVersions(transaction, 'news', [named.id])
      await itemHistory(transaction, named)
      await findVersion(transaction, named, 1)
    })
    const item = { kind: 'news', id: data[1]?.id ?? 0 } as const
    const files = (await liveFiles(db, item)).map((file) => ({
      ...file,
      text: `${file.text}\n\nSatu kalimat lagi.`,
    }))
    await keepDraft(db, readDraft('news', files, await storedTags(db)), new Date())
    expect(await publishItem(db, item)).toBe('changed')
    await search.find({ q: 'judul lain' }, 'id')
    expect(await refreshSearchInPieces(db)).toBe(0)
    statements.isOn = false

    expect(statements.statements.size).toBeGreaterThan(80)
    expect(await wholeReadings(statements, wholeIn)).toEqual([])
  })

  test('are found out when they do', async () => {
    const ofNews = ['news']
    const kind = name === 'SQLite' ? '?' : '$1'
    expect(await wholeIn("select id from content_items where folded like '%x%'")).toHaveLength(1)
    expect(await wholeIn('select title_id from search_documents')).toHaveLength(1)
    expect(
      await wholeIn(
        `select "id" from "content_items" where kind = ${kind} and published_at < '2030' order by views desc, published_at desc, id desc limit 10`,
        ofNews,
      ),
    ).toEqual([])
    expect(
      await wholeIn(
        `select "id" from "content_items" where kind = ${kind} and published_at < '2030' order by folded desc limit 10`,
        ofNews,
      ),
    ).not.toEqual([])
  })
})
