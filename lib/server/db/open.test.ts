import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { providedGauges } from '@/lib/server/observability/gauges'
import { openDatabase, openDatabaseForCommands, openDataFolder } from './open'
import { StartError } from './start-error'

const root = mkdtempSync(join(tmpdir(), 'portal-folder-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('openDataFolder', () => {
  it('makes the folder with its parents, and takes one that is there', async () => {
    const folder = join(root, 'a', 'b', 'c')
    await openDataFolder(folder)
    await openDataFolder(folder)
    expect(existsSync(folder)).toBe(true)
  })

  // /proc takes no folders, /dev/null is none.
  it.each(['/proc/portal', '/dev/null/portal'])(
    'refuses %s at once, in one line that names the setting',
    async (folder) => {
      const refusal = openDataFolder(folder)
      await expect(refusal).rejects.toThrow(StartError)
      await expect(refusal).rejects.toThrow(
        /^The data folder \S+ cannot be written; set DATA_DIR [^\n]+$/,
      )
    },
  )
})

it('counts the connections of visitors to PostgreSQL, and no others', async () => {
  const settings = { DATABASE_URL: 'postgres://127.0.0.1:1/jabar', DATA_DIR: root }
  const gauge = () => providedGauges().find(({ name }) => name === 'portal_database_connections')
  const [visitors, before] = [openDatabase(settings), gauge()]
  expect(before?.read()).toEqual({ used: 0, idle: 0, waiting: 0 })
  const commands = openDatabaseForCommands(settings)
  expect(gauge()).toBe(before)
  await Promise.all([visitors.destroy(), commands.destroy()])
})
