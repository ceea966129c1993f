import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { directPortal } from './direct-portal'
import { runCrashRounds } from './rounds'

const root = fileURLToPath(new URL('../../', import.meta.url))
// Below node_modules, so that the bundle finds the native packages it leaves out.
const bundle = join(root, 'node_modules/.cache/portal-crash/crash-rounds.mjs')
let dataDir: string

beforeAll(async () => {
  const build = await rolldown({
    input: join(root, 'scripts/crash-rounds.ts'),
    platform: 'node',
    // As in the product: packages stay outside, some of them read files beside themselves.
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@/'),
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'silent',
  })
  await build.write({ file: bundle, format: 'esm', codeSplitting: false })
  await build.close()
  dataDir = await mkdtemp(join(tmpdir(), 'portal-crash-'))
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('no acknowledged complaint is lost when the process is killed three times in the middle of its work', { timeout: 120_000 }, async () => {
  const result = await runCrashRounds(directPortal(bundle, { dataDir }), 3, () => undefined)
  expect(result.lost).toEqual([])
  expect(result.duplicates).toBe(0)
  expect(result.acknowledged).toBeGreaterThan(0)
})
