import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { z } from 'zod'

const root = fileURLToPath(new URL('../../', import.meta.url))
// Below node_modules, so that the bundle finds the native packages it leaves out.
const bundle = join(root, 'node_modules/.cache/portal-officers/officer-process.mjs')
/** Long enough for all processes to have loaded and opened the database. */
const startDelayMs = 2_500

const outcomes = z.record(z.string(), z.string())

async function bundleOnce(): Promise<void> {
  const build = await rolldown({
    input: join(root, 'tests/api/officer-process.ts'),
    platform: 'node',
    // As in the product: packages stay outside, some of them read files beside themselves.
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@/'),
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'silent',
  })
  await build.write({ file: bundle, format: 'esm', codeSplitting: false })
  await build.close()
}
let bundled: Promise<void> | undefined

/**
 * Lets several processes move the same complaints at the same moment.
 * @returns for each process how each number went: `moved`, or the code of the refusal
 */
export async function runOfficers(
  count: number,
  settings: { DATA_DIR: string; DATABASE_URL: string | undefined },
  numbers: readonly string[],
): Promise<Record<string, string>[]> {
  await (bundled ??= bundleOnce())
  const startsAt = String(Date.now() + startDelayMs)
  const given = Object.fromEntries(Object.entries({ NODE_ENV: 'test', ...settings }).filter(([, value]) => value !== undefined))
  return Promise.all(
    Array.from({ length: count }, async () => {
      const officer = spawn(process.execPath, [bundle, startsAt, ...numbers], { env: { ...given, NODE_ENV: 'test' }, stdio: ['ignore', 'pipe', 'inherit'] })
      let text = ''
      officer.stdout.on('data', (part: Buffer) => (text += part.toString('utf8')))
      await once(officer, 'close')
      return outcomes.parse(JSON.parse(text))
    }),
  )
}
