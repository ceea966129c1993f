import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Environment variable in which Next looks for the settings of its build. */
const settingsName = '__NEXT_PRIVATE_STANDALONE_CONFIG'

/** The part that is read here of the file in which Next's build stores its complete, validated settings. */
const buildRecord = z.object({ config: z.record(z.string(), z.unknown()) })

/**
 * Gives Next the settings of its build, the way its own standalone server does. Otherwise each start loads a compiler to read
 * next.config.ts, and validates and completes the settings again. `next({ conf })` would do the latter too, with what is complete already.
 * @param root the folder that holds `.next`
 */
export function handOverSettings(root: string): void {
  const { config } = buildRecord.parse(
    JSON.parse(readFileSync(join(root, '.next', 'required-server-files.json'), 'utf8')),
  )
  process.env[settingsName] = JSON.stringify(config)
}
