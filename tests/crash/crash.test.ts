import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder, removeFolder } from '../support/database'
import { bundleCrashScript } from './bundle'
import { directPortal } from './direct-portal'
import { runCrashRounds } from './rounds'

let program: string
let dataDir: string
beforeAll(async () => {
  program = await bundleCrashScript()
  dataDir = makeDataFolder('seeded')
})
afterAll(async () => {
  removeFolder(dataDir)
  await rm(program)
})

test('no acknowledged complaint is lost when the process is killed three times in the middle of its work', { timeout: 120_000 }, async () => {
  const result = await runCrashRounds(directPortal(program, { dataDir }), 3, () => undefined)
  expect(result.lost).toEqual([])
  expect(result.duplicates).toBe(0)
  expect(result.acknowledged).toBeGreaterThan(0)
})
