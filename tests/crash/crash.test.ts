import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleProgram } from '../support/bundle'
import { makeDataFolder, removeFolder } from '../support/database'
import { directPortal } from './direct-portal'
import { runCrashRounds } from './rounds'

let program: string
let dataDir: string
beforeAll(async () => {
  program = await bundleProgram('scripts/crash-rounds.ts')
  dataDir = makeDataFolder('seeded')
})
afterAll(() => removeFolder(dataDir))

test('no acknowledged complaint is lost when the process is killed three times in the middle of its work', async () => {
  const result = await runCrashRounds(directPortal(program, { dataDir }), 3, () => undefined)
  expect(result.lost).toEqual([])
  expect(result.duplicates).toBe(0)
  expect(result.acknowledged).toBeGreaterThan(0)
})
