import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { runRetention } from '@/lib/server/retention/embedded/run-retention'
import { backends, type TestDatabase } from '../support/database'
import type { portalCommand } from '../support/portal-command'

vi.hoisted(() => vi.resetModules())

const slug = 'siaga-gempa-sesar-lembang'
const versionsMax = 5

describe.each(backends)('the history of content on $name', ({ open }) => {
  let backend: TestDatabase
  let db: Kysely<Database>
  let run: typeof portalCommand
  let content: string
  let original: string
  let id: number
  beforeAll(async () => {
    backend = await open('seeded')
    vi.resetModules()
    for (const [name, value] of Object.entries(backend.settings)) vi.stubEnv(name, value)
    vi.stubEnv('CONTENT_VERSIONS_MAX', String(versionsMax))
    run = (await import('../support/portal-command')).portalCommand
    db = openDatabase(parseEnv(backend.settings))
    content = join(backend.settings.DATA_DIR, 'content')
    mkdirSync(content)
    const product = join('lib', 'server', 'seed', 'content')
    for (const part of ['tags.json', `news/${slug}`])
      cpSync(join(product, part), join(content, part), { recursive: true })
    original = readFileSync(article(), 'utf8')
    id = Number(/^id: (\d+)$/m.exec(original)?.[1])
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await db.destroy()
    await backend.close()
  })

  const article = () => join(content, 'news', slug, 'id.md')
  const saying = (words: string) => `${original.trimEnd()}\n\n${words}\n`
  const write = async (words: string) => {
    writeFileSync(article(), saying(words))
    expect((await run('content', 'import', content)).text).toContain('1 changed')
  }
  const history = async () => (await run('content', 'history', 'news', String(id))).lines
  const live = async () =>
    (
      await db
        .selectFrom('content_items')
        .select(['body_id', 'revision'])
        .where('kind', '=', 'news')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).body_id
  const ofItem = (of = id) =>
    db.selectFrom('content_versions').selectAll().where('item_id', '=', of).orderBy('version')

  it('keeps nothing of what was only added, or did not change', async () => {
    expect((await run('content', 'import', content)).text).toContain('0 changed, 1 unchanged')
    expect(await ofItem().execute()).toEqual([])
    expect(await history()).toMatch(/^1 {2}live {2}.*\n0 earlier versions\.$/)
  })

  it('goes two versions back and forward again, and loses none', async () => {
    await write('Kalimat kedua.')
    await write('Kalimat ketiga.')
    expect(await history()).toMatch(
      /^3 {2}live .*\n2 {2}until 20.*Z {2}import {2}\S+ .*\n1 {2}until .*import .*\n2 earlier versions\.$/,
    )
    expect((await run('content', 'revert', 'news', String(id), '1', '--dry-run')).lines).toContain(
      'would say again',
    )
    expect(await live()).toContain('Kalimat ketiga.')
    expect((await run('content', 'revert', 'news', String(id), '1')).lines).toContain(
      'as version 4',
    )
    expect(await live()).not.toMatch(/Kalimat (kedua|ketiga)/)
    expect((await run('content', 'revert', 'news', String(id), '1')).lines).toContain('already')
    expect((await run('content', 'revert', 'news', String(id), '3')).lines).toContain(
      'as version 5',
    )
    expect(await live()).toContain('Kalimat ketiga.')
    expect(await history()).toMatch(/^5 {2}live .*\n4 {2}until .* {2}revert /)
    const [first] = await ofItem().execute()
    expect(first?.files).toContain(JSON.stringify(original).slice(1, -1))
  })

  it('is exported, and found by the search, as it was', async () => {
    await run('content', 'revert', 'news', String(id), '2')
    const folder = join(backend.settings.DATA_DIR, 'exported')
    await run('content', 'export', folder)
    expect(readFileSync(join(folder, 'news', slug, 'id.md'), 'utf8')).toBe(saying('Kalimat kedua.'))
    const { body_id: found } = await db
      .selectFrom('search_documents')
      .select('body_id')
      .where('path', 'like', `/berita/%-${id}`)
      .executeTakeFirstOrThrow()
    expect(found).toContain('Kalimat kedua')
  })

  it('says what differs, in the files that editors know', async () => {
    const { lines } = await run('content', 'diff', 'news', String(id), '1', '2')
    expect(lines).toMatch(
      new RegExp(
        `^--- ${slug}/id.md\\t1\n\\+\\+\\+ ${slug}/id.md\\t2\n@@ [^]*\n\\+Kalimat kedua\\.$`,
      ),
    )
    expect(lines).not.toContain('en.md')
    // Without versions: the last change.
    expect((await run('content', 'diff', 'news', String(id))).lines).toContain('-Kalimat ketiga.')
    expect((await run('content', 'diff', 'news', String(id), '2', '6')).lines).toBe(
      '2 and 6 say the same.',
    )
    expect(await run('content', 'diff', 'news', String(id), '77')).toMatchObject({
      code: 1,
      text: `news/${id}: version 77 is not kept`,
    })
    expect(await run('content', 'diff', 'news', String(id), 'dua')).toMatchObject({ code: 2 })
    expect(await run('content', 'revert', 'news', 'tidak-ada', '1')).toMatchObject({ code: 1 })
  })

  it('keeps what was taken out, and the numbers go on when it comes back', async () => {
    await run('content', 'unpublish', `news/${id}`)
    expect(await history()).toMatch(new RegExp(`^news/${id} is not live\n6 .* unpublish `))
    expect((await run('content', 'revert', 'news', String(id), '3')).lines).toContain(
      'as version 7',
    )
    expect(await live()).toContain('Kalimat ketiga.')
    await run('content', 'unpublish', `news/${id}`)
    expect((await run('content', 'publish', `news/${id}`)).text).toBe(`news/${id}: restored`)
    expect(await history()).toMatch(/^8 {2}live /)
  })

  it('lets go of what is beyond the number that an item keeps', async () => {
    await write('Kalimat keempat.')
    const kept = await ofItem().execute()
    expect(kept.map(({ version }) => version)).toEqual([4, 5, 6, 7, 8])
  })

  it('keeps flags, which are items of a list, in their place there', async () => {
    for (const word of ['on', 'off']) await run('flags', 'set', 'strategicProgramPreview', word)
    expect((await run('content', 'history', 'flags', 'strategicProgramPreview')).lines).toMatch(
      /^2 {2}live .*\n1 .* flag /,
    )
    expect((await run('content', 'diff', 'flags', 'strategicProgramPreview', '1')).lines).toContain(
      '-  "is_on": true\n+  "is_on": false',
    )
    await run('content', 'revert', 'flags', 'strategicProgramPreview', '1')
    const folder = join(backend.settings.DATA_DIR, 'flags')
    await run('content', 'export', folder)
    expect(JSON.parse(readFileSync(join(folder, 'flags', 'flags.json'), 'utf8'))).toEqual([
      { id: 1, name: 'strategicProgramPreview', is_on: true },
    ])
    expect(await run('content', 'unpublish', 'flags/strategicProgramPreview')).toMatchObject({
      code: 1,
      text: expect.stringContaining('pages cannot do without it') as string,
    })
  })

  it('ends with its days', async () => {
    const days = 10
    const settings = parseEnv({ ...backend.settings, CONTENT_VERSIONS_DAYS: String(days) })
    await db
      .updateTable('content_versions')
      .set({ replaced_at: '2026-01-01T00:00:00.000Z' })
      .where('item_id', '=', id)
      .where('version', '<', 6)
      .execute()
    const results = await runRetention(db, settings, new Date())
    expect(results.find(({ rule }) => rule === 'earlier versions of content')?.rows).toBe(2)
    expect((await ofItem().execute()).map(({ version }) => version)).toEqual([6, 7, 8])
  })
})
