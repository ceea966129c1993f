import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder on SQLite after a first start, for copies; no process has it open. */
    seededFolder: string
  }
}

/** Seeds one data folder for all tests of operator commands: a seed takes seconds of processor time, a copy none. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-seeded-'))
  const db = await openPreparedDatabase({ DATA_DIR: folder, DATABASE_URL: undefined })
  await db.destroy()
  project.provide('seededFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
