import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import { bundleProgram } from '../support/bundle'

/** Long enough for all processes to have loaded and opened the database. */
const startDelayMs = 2_500

const outcomes = z.record(z.string(), z.string())

let program: Promise<string> | undefined

/**
 * Lets several processes move the same complaints at the same moment.
 * @returns for each process how each number went: `moved`, or the code of the refusal
 */
export async function runOfficers(
  count: number,
  settings: { DATA_DIR: string; DATABASE_URL: string | undefined },
  numbers: readonly string[],
): Promise<Record<string, string>[]> {
  const file = await (program ??= bundleProgram('tests/api/officer-process.ts'))
  const startsAt = String(Date.now() + startDelayMs)
  const given = Object.fromEntries(
    Object.entries({ NODE_ENV: 'test', ...settings }).filter(([, value]) => value !== undefined),
  )
  return Promise.all(
    Array.from({ length: count }, async () => {
      const officer = spawn(process.execPath, [file, startsAt, ...numbers], {
        env: { ...given, NODE_ENV: 'test' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let text = ''
      officer.stdout.on('data', (part: Buffer) => (text += part.toString('utf8')))
      await once(officer, 'close')
      return outcomes.parse(JSON.parse(text))
    }),
  )
}
