import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { swapDatabase } from './swap-database'

let folder: string
let place: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-swap-'))
  place = join(folder, 'portal.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

const now = new Date('2026-11-23T01:02:03Z')
const read = (file: string) => readFileSync(file, 'utf8')

describe('the database file of a restore', () => {
  it('takes the place of the old one, which is kept, and of journals that would be read into it', async () => {
    writeFileSync(place, 'old')
    for (const ending of ['-wal', '-shm', '-journal'])
      writeFileSync(`${place}${ending}`, 'of the old one')
    writeFileSync(join(folder, 'fresh'), 'new')
    const keptAs = await swapDatabase(join(folder, 'fresh'), place, now)
    expect([keptAs, read(place), read(keptAs ?? '')]).toEqual([
      `${place}.before-restore-20261123010203`,
      'new',
      'old',
    ])
    expect(readdirSync(folder)).toHaveLength(2)
  })

  it('leaves the old one in its place until the very last step', async () => {
    writeFileSync(place, 'old')
    await expect(swapDatabase(join(folder, 'never-written'), place, now)).rejects.toThrow('ENOENT')
    expect(read(place)).toBe('old')
  })

  it('never takes the place of one that was kept before', async () => {
    const kept = `${place}.before-restore-20261123010203`
    for (const [file, words] of [
      [place, 'old'],
      [kept, 'older'],
      [join(folder, 'fresh'), 'new'],
    ] as const)
      writeFileSync(file, words)
    await expect(swapDatabase(join(folder, 'fresh'), place, now)).rejects.toThrow('EEXIST')
    expect([read(place), read(kept)]).toEqual(['old', 'older'])
  })

  it('is simply put where none was', async () => {
    writeFileSync(join(folder, 'fresh'), 'new')
    expect(await swapDatabase(join(folder, 'fresh'), place, now)).toBeNull()
    expect([read(place), readdirSync(folder)]).toEqual(['new', ['portal.db']])
  })
})
