import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A data folder of one's own, as the first start of the portal leaves it: a seed takes seconds of processor time, a copy none. The server of
 * the tests makes the one that is copied before it listens, see `playwright.config.ts`.
 */
export async function seededFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `portal-${name}-`))
  await cp(`${process.env.PORTAL_E2E_DATA}-seeded`, folder, { recursive: true })
  return folder
}
