import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkBackupSet } from './backup-set-check'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-set-check-'))
  mkdirSync(join(folder, 'manifests'))
  writeFileSync(join(folder, 'set.json'), JSON.stringify({ format: 1, recipient: null }))
})
afterEach(() => rmSync(folder, { recursive: true }))

const states = async () =>
  (await checkBackupSet(folder, new Date('2026-11-23T12:00:00Z'))).map(
    ({ name, state }) => `${name} ${state}`,
  )

it.each([
  ['20261123110000', 'ok'],
  ['20261123070000', 'warn'],
  ['20261121110000', 'fail'],
])('judges the age of the newest run, %s', async (run, state) => {
  for (const name of ['20260101000000', run])
    writeFileSync(join(folder, 'manifests', `${name}.json`), '{}')
  expect(await states()).toEqual([`Backup set ${state}`, 'Rehearsal warn'])
})

it.each([
  ['2026-11-20T00:00:00Z', 'ok'],
  ['2026-11-01T00:00:00Z', 'warn'],
])('judges the age of the last rehearsal, %s', async (at, state) => {
  writeFileSync(join(folder, 'manifests', '20261123110000.json'), '{}')
  writeFileSync(join(folder, 'rehearsal.json'), JSON.stringify({ run: '20261101000000', at }))
  expect(await states()).toEqual(['Backup set ok', `Rehearsal ${state}`])
})

it('fails without any run, and where there is no set', async () => {
  expect(await states()).toEqual(['Backup set fail'])
  rmSync(join(folder, 'set.json'))
  expect(await states()).toEqual(['Backup set fail'])
})
