import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '@/lib/env'
import { changeByPortal } from '@/lib/server/content/change'
import { publishItem, unpublishItem } from '@/lib/server/content/publish'
import { syncContent } from '@/lib/server/content/source/sync'
import { openContentSync } from '@/lib/server/content/source/sync-job'
import { importContent } from '@/lib/server/content/import'
import { readContent } from '@/lib/server/content/read-content'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { providedGauges } from '@/lib/server/observability/gauges'
import { backends, type TestDatabase } from '../support/database'

const product = join('lib', 'server', 'seed', 'content')
const service = 'services/kartu-keluarga.json'
const article = 'news/siaga-gempa-sesar-lembang'
const parts = ['tags.json', service, 'services/ktp-elektronik.json', article]

describe.each(backends)('the folder of editors on $name', ({ open }) => {
  let backend: TestDatabase
  let db: Kysely<Database>
  const root = mkdtempSync(join(tmpdir(), 'portal-source-'))
  const [shared, editors, clone] = ['shared.git', 'editors', 'clone'].map((name) =>
    join(root, name),
  ) as [string, string, string]
  const git = (folder: string, ...args: string[]) =>
    execFileSync(
      'git',
      ['-C', folder, '-c', 'user.name=Redaksi', '-c', 'user.email=redaksi@example.com', ...args],
      { stdio: 'pipe', encoding: 'utf8' },
    )
  beforeAll(async () => {
    backend = await open('seeded')
    db = openDatabase(parseEnv(backend.settings))
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', shared])
    execFileSync('git', ['clone', '--quiet', shared, editors], { stdio: 'pipe' })
    for (const part of parts) cpSync(join(product, part), join(editors, part), { recursive: true })
    writeFileSync(join(editors, 'README.md'), 'Konten portal.\n')
    publish('Mulai')
    execFileSync('git', ['clone', '--quiet', shared, clone], { stdio: 'pipe' })
  })
  afterAll(async () => {
    await db.destroy()
    await backend.close()
    rmSync(root, { recursive: true })
  })

  /** What an editor commits and pushes. */
  function publish(words: string) {
    git(editors, 'add', '--all')
    git(editors, 'commit', '--quiet', '-m', words)
    git(editors, 'push', '--quiet', 'origin', 'HEAD:main')
  }
  const edit = (path: string, change: (text: string) => string, folder = editors) =>
    writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')))
  const sync = (options: { withdraws?: boolean; isDryRun?: boolean; folder?: string } = {}) =>
    syncContent(db, { folder: clone, withdraws: false, change: changeByPortal('sync'), ...options })
  const serviceDoc = () =>
    db
      .selectFrom('content_items')
      .select('doc')
      .where('kind', '=', 'services')
      .where('id', '=', 3)
      .executeTakeFirst()
  /** Everything that a sync may write, as one text. */
  const stored = async () =>
    JSON.stringify(
      await Promise.all(
        (
          [
            'content_items',
            'content_sources',
            'content_source_files',
            'content_versions',
            'tags',
          ] as const
        ).map((table) =>
          sql`select * from ${sql.table(table)} order by 1, 2, 3`
            .execute(db)
            .then(({ rows }) => rows),
        ),
      ),
    )

  it('notes on the first run what it has already, and writes nothing while nothing changes', async () => {
    expect(await sync()).toMatchObject({ pull: 'pulled', added: [], changed: [], unchanged: 3 })
    const before = await stored()
    const statements: string[] = []
    const watched = openDatabase(parseEnv(backend.settings), ({ query }) =>
      statements.push(query.sql),
    )
    await syncContent(watched, {
      folder: clone,
      withdraws: true,
      change: changeByPortal('sync'),
    })
    await watched.destroy()
    expect(statements.filter((statement) => !/^(?:select|pragma|set)\b/i.test(statement))).toEqual(
      [],
    )
    expect(await stored()).toBe(before)
  })

  it('brings in what editors commit, and keeps what was', async () => {
    edit(`${article}/id.md`, (text) => `${text.trimEnd()}\n\nDari redaksi.\n`)
    publish('Tambah kalimat')
    const dry = await sync({ isDryRun: true })
    expect(dry.changed).toEqual([])
    const { changed, unchanged } = await sync()
    expect([changed.length, unchanged]).toEqual([1, 0])
    const [version] = await db
      .selectFrom('content_versions')
      .selectAll()
      .where('kind', '=', 'news')
      .execute()
    expect(version).toMatchObject({ version: 1, replaced_how: 'sync', replaced_by: 'portal' })
  })

  it('keeps everything as it is when one file is broken, and names it', async () => {
    edit(service, (text) => text.replace('"is_free": true', '"is_free": "ya"'))
    edit(`${article}/id.md`, (text) => `${text.trimEnd()}\n\nSatu lagi.\n`)
    publish('Rusak')
    const before = await stored()
    await expect(sync()).rejects.toThrow(/^services\/kartu-keluarga\.json: .*is_free/)
    expect(await stored()).toBe(before)
    edit(service, (text) => text.replace('"is_free": "ya"', '"is_free": true'))
    publish('Betulkan')
    expect((await sync()).changed).toHaveLength(1)
  })

  it('keeps everything as it is when git refuses, and says why', async () => {
    git(clone, 'commit', '--quiet', '--allow-empty', '-m', 'Menyimpang')
    edit(`${article}/id.md`, (text) => `${text.trimEnd()}\n\nLain lagi.\n`)
    publish('Maju')
    const before = await stored()
    await expect(sync()).rejects.toThrow(/cannot be pulled: fatal: Not possible to fast-forward/)
    git(clone, 'remote', 'set-url', 'origin', 'https://redaksi:rahasia@127.0.0.1:1/konten.git')
    await expect(sync()).rejects.toThrow(/cannot be pulled: fatal: unable to access 'https:\/\/127/)
    expect(await stored()).toBe(before)
    git(clone, 'remote', 'set-url', 'origin', shared)
    git(clone, 'reset', '--quiet', '--hard', 'HEAD~1')
    expect((await sync()).changed).toHaveLength(1)
  })

  it('leaves what was changed elsewhere until its file changes', async () => {
    const folder = join(root, 'elsewhere')
    cpSync(join(editors, 'tags.json'), join(folder, 'tags.json'))
    mkdirSync(join(folder, 'services'))
    cpSync(join(editors, service), join(folder, service))
    edit(service, (text) => text.replace('"is_free": true', '"is_free": false'), folder)
    expect((await importContent(db, readContent(folder), 'import')).changed).toHaveLength(1)
    edit('services/ktp-elektronik.json', (text) => text.replace('"id": 2', '"id":  2'))
    publish('Spasi')
    // Files of one kind are read together, but those that did not change are left alone.
    expect((await sync()).changed).toEqual([expect.stringMatching(/-ktp-elektronik-2$/)])
    expect((await serviceDoc())?.doc).toContain('"is_free":false')
  })

  it('takes nothing out for a file that has gone, unless the setting says so, and brings back what comes again', async () => {
    const away = join(root, 'away.json')
    const file = join(editors, service)
    renameSync(file, away)
    publish('Hapus')
    expect(await sync()).toMatchObject({ withdrawn: [], left: ['services/3'] })
    expect(await sync()).toMatchObject({ withdrawn: [], left: [] })
    renameSync(away, file)
    publish('Kembali')
    await sync()
    renameSync(file, away)
    publish('Hapus lagi')
    expect(await sync({ withdraws: true })).toMatchObject({ withdrawn: ['services/3'], left: [] })
    expect(await serviceDoc()).toBeUndefined()
    renameSync(away, join(editors, 'services', 'nama-lain.json'))
    publish('Kembali dengan nama lain')
    expect((await sync({ withdraws: true })).withdrawn).toEqual([])
    expect(await serviceDoc()).toBeDefined()
    expect(
      await db
        .selectFrom('withdrawn_items')
        .select('item_id')
        .where('kind', '=', 'services')
        .execute(),
    ).toEqual([])
  })

  it('leaves out what an officer has taken out while its file was away', async () => {
    const item = { kind: 'services', id: 3 } as const
    const [file, away] = ['nama-lain.json', join(root, 'away.json')]
    renameSync(join(editors, 'services', file), away)
    publish('Hapus')
    await sync()
    await unpublishItem(db, item, { change: { ...changeByPortal('unpublish'), by: 'petugas' } })
    renameSync(away, join(editors, 'services', file))
    publish('Kembali')
    expect((await sync({ withdraws: true })).withdrawn).toEqual([])
    expect(await serviceDoc()).toBeUndefined()
    expect(await publishItem(db, item)).toBe('restored')
  })

  it('leaves out on the first run what officers have taken out', async () => {
    const item = { kind: 'services', id: 3 } as const
    await unpublishItem(db, item)
    await db.deleteFrom('content_source_files').execute()
    expect(await sync({ withdraws: true })).toMatchObject({ added: [], withdrawn: [] })
    expect(await serviceDoc()).toBeUndefined()
    expect(await publishItem(db, item)).toBe('restored')
  })

  it('refuses one item in two files, links, what it cannot read, and a folder without content', async () => {
    cpSync(join(editors, article), join(editors, 'news', 'salinan'), { recursive: true })
    publish('Salinan')
    await expect(sync()).rejects.toThrow(/^news\/(?:salinan|siaga-.*): id \d+ is used twice/)
    rmSync(join(editors, 'news', 'salinan'), { recursive: true })
    execFileSync('ln', ['-s', '/etc/hostname', join(editors, 'services', 'x.json')])
    publish('Tautan')
    await expect(sync()).rejects.toThrow('services/x.json: is a link')
    rmSync(join(clone, 'services', 'x.json'))
    mkdirSync(join(clone, 'services', 'y.json'))
    // Without the pull, which wants its clone as it was.
    await expect(sync({ isDryRun: true })).rejects.toThrow('services/y.json: is a folder')
    rmSync(join(clone, 'services', 'y.json'), { recursive: true })
    git(clone, 'checkout', '--quiet', '.')
    await expect(sync({ folder: join(root, 'nowhere') })).rejects.toThrow('tags.json: is missing')
  })

  it('is a job that counts its failures and logs the reason', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const stop = openContentSync(
      db,
      parseEnv({ ...backend.settings, CONTENT_SOURCE: join(root, 'nowhere') }),
      () => new Date(),
    )
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2))
    await stop()
    expect(log.mock.calls.flat().join()).toMatch(/content source refused.*tags\.json: is missing/)
    log.mockRestore()
    const failures = providedGauges().find(({ name }) => name === 'portal_job_failures')
    expect(failures?.read()).toMatchObject({ 'content source': expect.any(Number) as number })
  })
})
