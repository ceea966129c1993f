import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { removeLeftovers, scratchFolder } from './leftovers'

const folder = mkdtempSync(join(tmpdir(), 'portal-leftovers-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('removes what was left more than a day ago, and nothing that is under way or not its own', async () => {
  const now = new Date('2026-11-29T02:00:00Z')
  const at = (name: string, hours: number) =>
    utimesSync(join(folder, name), now, new Date(now.getTime() - hours * 3_600_000))
  for (const name of [
    '.portal-backup-old',
    '.portal-restore-old',
    '.portal-restore-young',
    'photos',
    'portal-rehearsal-old',
  ])
    mkdirSync(join(folder, name))
  writeFileSync(join(folder, '.portal-restore-old', 'portal.db'), 'rows')
  const part = `portal-jabar-20261127010000.tar.gz.${'0'.repeat(12)}.part`
  for (const name of [part, 'portal.db', 'notes.part']) writeFileSync(join(folder, name), 'x')
  for (const name of readdirSync(folder)) at(name, name.endsWith('young') ? 23 : 25)
  await removeLeftovers(folder, now)
  expect(readdirSync(folder).toSorted()).toEqual([
    '.portal-restore-young',
    'notes.part',
    'photos',
    'portal.db',
  ])
})

it('leaves it to others to say that there is no folder', async () => {
  await removeLeftovers(join(folder, 'none'), new Date())
  await expect(scratchFolder(join(folder, 'none'), 'backup')).rejects.toThrow('ENOENT')
})

it('bears that another run removes the same at the same moment', async () => {
  const later = new Date(Date.now() + 25 * 3_600_000)
  for (let count = 0; count < 20; count += 1) await scratchFolder(folder, 'backup')
  await Promise.all([removeLeftovers(folder, later), removeLeftovers(folder, later)])
  expect(readdirSync(folder).filter((name) => name.startsWith('.portal-backup-'))).toEqual([])
})
