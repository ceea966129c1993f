import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { startPostgres, type PostgresServer } from './postgres'

/** An empty database with a data folder, as the settings that open a portal on it. */
export interface EmptyBackend {
  settings: { DATA_DIR: string; MIN_FREE_BYTES: string; DATABASE_URL?: string }
  close: () => Promise<void>
}

export interface Backend {
  name: 'SQLite' | 'PostgreSQL'
  open: () => Promise<EmptyBackend>
}

function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-data-'))
  return { settings: { DATA_DIR: folder, MIN_FREE_BYTES: '0' }, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

let server: Promise<PostgresServer> | undefined
// Registered by importing this module: hooks belong to the test file that does.
afterAll(async () => (await server)?.stop())

/** Both databases that the portal runs on. The PostgreSQL server starts with the first `open` of a test file and ends with the file. */
export const backends: Backend[] = [
  {
    name: 'SQLite',
    open: async () => {
      const { settings, remove } = dataFolder()
      return { settings, close: async () => remove() }
    },
  },
  {
    name: 'PostgreSQL',
    open: async () => {
      server ??= startPostgres()
      const running = await server
      const { settings, remove } = dataFolder()
      return {
        settings: { ...settings, DATABASE_URL: await running.createDatabase() },
        close: async () => remove(),
      }
    },
  },
]
