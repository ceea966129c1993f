import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Where Next looks for settings that a build wrote down. */
const settingsName = '__NEXT_PRIVATE_STANDALONE_CONFIG'

/** As far as it matters here: Next's settings as its build wrote them down, complete and checked. */
const buildRecord = z.object({ config: z.record(z.string(), z.unknown()) })

/**
 * Gives Next the settings that its build wrote down, the way its own standalone server does. Otherwise each start loads a compiler to read
 * next.config.ts with, and checks and completes the settings anew.
 * @param root the folder that holds `.next`
 */
export function handOverSettings(root: string): void {
  const { config } = buildRecord.parse(
    JSON.parse(readFileSync(join(root, '.next', 'required-server-files.json'), 'utf8')),
  )
  process.env[settingsName] = JSON.stringify(config)
}
