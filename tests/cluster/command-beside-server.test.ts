import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqlite, type TestDatabase } from '../support/database'
import { startCommand, startPortal, type PortalServer } from '../support/portal-server'
import { newsPath, read, untilShown } from './client'

let database: TestDatabase
let folder: string
let portal: PortalServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-beside-'))
  database = await sqlite.open('seeded')
  portal = await startPortal(database.settings)
})
afterAll(async () => {
  await portal.stop()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

test('content brought in by a command beside a server on SQLite is on its pages at once', async () => {
  const content = join(folder, 'content')
  cpSync(join('lib', 'server', 'seed', 'content'), content, { recursive: true })
  const file = join(content, 'news', 'akta-kelahiran-anak', 'id.md')
  const text = readFileSync(file, 'utf8')
  const path = await newsPath(portal.origin, Number(/^id: (\d+)$/m.exec(text)?.[1]))
  const title = 'Judul yang dibawa oleh perintah'
  expect(await read(portal.origin, path)).not.toContain(title)
  writeFileSync(file, text.replace(/^title: .*$/m, `title: ${title}`))
  const { code, stderr } = await startCommand(['content', 'import', content], database.settings)
    .ended
  expect([code, stderr]).toEqual([0, ''])
  await untilShown(portal.origin, path, title)
})
