import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import { openPhotoStore } from '@/lib/server/media/embedded/open-photo-store'
import type { Finding } from './doctor/finding'
import { forgetEarlierCommands, portalCommand } from '@/tests/support/portal-command'

const folder = mkdtempSync(join(tmpdir(), 'portal-upkeep-'))
const backups = join(folder, 'backups')
beforeAll(() => {
  mkdirSync(backups)
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const run = portalCommand

async function doctor(...args: string[]) {
  const { lines } = await run('doctor', '--json', ...args)
  const found = JSON.parse(lines) as Finding[]
  return Object.fromEntries(found.map(({ name, state }) => [name, state]))
}

describe('upkeep of an installation', () => {
  it.each([
    [['backup']],
    [['backup', '--keep']],
    [['backup', 'x']],
    [['backup', 'verify']],
    [['backup', 'a.tar.gz', '--keep', '3']],
    [['restore']],
    [['restore', 'a', '--now']],
    [['restore', 'a.tar.gz', '--from', 'b']],
    [['restore', 'a.tar.gz', '--at', '20261123000000']],
    [['restore', '/set', '--at', 'yesterday']],
    [['restore', '/set', '--photos', '3']],
    [['restore', '--rehearse', 'a.tar.gz']],
    [['restore', '--from', '/set', '--rehearse', '--force']],
    [['backup', 'list']],
    [['backup', 'list', '--all']],
    [['doctor', '--fast']],
    [['migrate', 'now']],
  ])('%j is wrong use', async (args: string[]) => {
    const { code, errors } = await run(...args)
    expect([code, errors.length]).toEqual([2, 1])
  })

  it('finds nothing to keep before the first start, and says what is to come', async () => {
    const { code, errors } = await run('backup', backups)
    expect([code, errors[0]]).toEqual([1, expect.stringContaining('There is no database')])
    expect((await run('migrate', '--status')).lines).toMatch(
      /^to come: 001-baseline\n[^]*\b0 of \d+ migrations are done\.$/,
    )
    expect(await doctor('--backup', backups)).toMatchObject({
      Database: 'warn',
      'Data folder': 'warn',
      Backup: 'fail',
    })
  })

  it('migrates, backs up, verifies, keeps the newest only, and restores', async () => {
    expect((await run('migrate')).lines).toMatch(/^001-baseline\n[^]*\b\d+ migrations? done\.$/)
    expect((await run('migrate')).lines).toBe('The database was up to date.')

    for (const second of ['00', '01', '02'])
      writeFileSync(join(backups, `portal-jabar-202601010000${second}.tar.gz`), 'old')
    const made = await run('backup', backups, '--keep', '2')
    expect([made.errors, made.lines]).toEqual([
      [],
      expect.stringMatching(
        /: 120 complaints, 0 photos, [\d,]+ content items, [\d,]+ KiB\.\n2 older backups removed\.$/,
      ),
    ])
    const [old, newest] = readdirSync(backups).sort()
    expect(old).toBe('portal-jabar-20260101000002.tar.gz')
    const file = join(backups, newest ?? '')
    expect((await run('backup', 'verify', file)).lines).toMatch(
      / is whole: 120 complaints, .*; made 2\S+Z by portal \S+ \(sqlite, \d{3}-[\w-]+\)\.$/,
    )

    expect((await run('restore', file)).errors).toEqual([expect.stringContaining('--force')])
    await forgetEarlierCommands()
    const restored = await run('restore', file, '--force')
    expect([restored.errors, restored.lines]).toEqual([
      [],
      expect.stringMatching(
        /^Restored: 120 complaints, 0 photos, [^]*\nThe database that was here before is kept as .*before-restore-\d{14}; /,
      ),
    ])
    expect(await doctor('--backup', backups)).toMatchObject({
      Settings: 'ok',
      Database: 'ok',
      Schema: 'ok',
      Content: 'ok',
      Outbox: 'ok',
      Files: 'ok',
      Backup: 'ok',
    })
  })

  it('looks in the store for the newest photos and documents', async () => {
    const dataFolder = join(folder, 'data')
    const db = openDatabase(parseEnv({ DATA_DIR: dataFolder }))
    const added = { size: 1, content_hash: '0', created_at: new Date().toISOString() }
    const [photo, letter] = ['a'.repeat(32), 'b'.repeat(32)]
    await db
      .insertInto('photos')
      .values({ ...added, id: photo, content_type: 'image/jpeg' })
      .execute()
    await db
      .insertInto('complaint_documents')
      .values({ ...added, id: letter, title_id: 'Surat', uploaded_by: 'ani' })
      .execute()
    await db.destroy()
    const found = async () => {
      const { lines } = await run('doctor', '--json')
      const files = (JSON.parse(lines) as Finding[]).find(({ name }) => name === 'Files')
      return `${files?.state}: ${files?.text.replace(dataFolder, '')}`
    }
    const newest = 'the newest 1 photos and 1 documents'
    const store = await openPhotoStore({ DATA_DIR: dataFolder, MEDIA_URL: undefined })
    expect(await found()).toBe(`fail: 2 of ${newest} are missing in /photos`)
    await store.write(photo, 'image/jpeg', Buffer.from('x'))
    expect(await found()).toBe(`fail: 1 of ${newest} are missing in /photos`)
    await store.write(letter, 'application/pdf', Buffer.from('x'))
    expect(await found()).toBe(`ok: /photos, ${newest} are there`)
    await store.close()
  })
})
