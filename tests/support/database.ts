import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createDatabase, dropDatabase } from './postgres'
import { type Contents, templateDatabase } from './templates'

/** A database with a data folder, as the settings that open a portal on it. */
export interface TestDatabase {
  settings: { DATA_DIR: string; MIN_FREE_BYTES: string; DATABASE_URL?: string }
  close: () => Promise<void>
}

export interface Backend {
  name: 'SQLite' | 'PostgreSQL'
  /** Makes a database of its own. @param contents what it holds, nothing unless named */
  open: (contents?: Contents) => Promise<TestDatabase>
}

/** Makes a data folder whose SQLite database has the given contents. @returns its path */
export function makeDataFolder(contents: Contents = 'empty'): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-data-'))
  if (contents !== 'empty')
    cpSync(join(inject('sqliteTemplates'), contents), folder, { recursive: true })
  return folder
}

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

export const sqlite: Backend = {
  name: 'SQLite',
  open: async (contents) => {
    const folder = makeDataFolder(contents)
    return {
      settings: { DATA_DIR: folder, MIN_FREE_BYTES: '0' },
      close: async () => removeFolder(folder),
    }
  },
}

export const postgres: Backend = {
  name: 'PostgreSQL',
  open: async (contents = 'empty') => {
    const folder = makeDataFolder()
    const url = await createDatabase(
      inject('postgres'),
      contents === 'empty' ? {} : { template: templateDatabase(contents) },
    )
    return {
      settings: { DATA_DIR: folder, MIN_FREE_BYTES: '0', DATABASE_URL: url },
      close: async () => {
        await dropDatabase(url)
        removeFolder(folder)
      },
    }
  },
}

/** Both databases that the portal runs on. */
export const backends: Backend[] = [sqlite, postgres]
