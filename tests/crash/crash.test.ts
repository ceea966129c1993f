import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder, removeFolder } from '../support/database'
import { crashProgram, directPortal } from './direct-portal'
import { runCrashRounds } from './rounds'

let dataDir: string
beforeAll(() => {
  dataDir = makeDataFolder('seeded')
})
afterAll(() => removeFolder(dataDir))

test('no acknowledged complaint is lost when the process is killed three times in the middle of its work', async () => {
  const result = await runCrashRounds(directPortal(crashProgram, { dataDir }), 3, () => undefined)
  expect(result.lost).toEqual([])
  expect(result.duplicates).toBe(0)
  expect(result.acknowledged).toBeGreaterThan(0)
})
