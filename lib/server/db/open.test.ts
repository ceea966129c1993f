import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openDataFolder } from './open'
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
