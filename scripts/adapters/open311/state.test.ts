import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConfigError } from './config'
import { openState } from './state'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-adapter-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const pair = { number: 'JBR-20261127-AAAAAA', tries: 0, steps: 0 }

describe('openState', () => {
  it('finds what was saved, whatever a killed writer has left beside it', async () => {
    const state = await openState(folder)
    expect(state.cursor()).toBe('0')
    await state.saveCursor('41')
    await state.save({ ...pair, other: '7/2026' })
    await state.save({ ...pair, number: 'JBR-20261127-BBBBBB' })
    await state.forget({ ...pair, number: 'JBR-20261127-BBBBBB' })
    const complaints = join(folder, 'complaints')
    writeFileSync(join(complaints, `${pair.number}.json.0123456789ab.part`), '{"number":')
    writeFileSync(join(folder, 'cursor.json.0123456789ab.part'), '{')

    const again = await openState(folder)
    expect(again.cursor()).toBe('41')
    expect([...again.pairs.values()]).toEqual([{ ...pair, other: '7/2026' }])
    const left = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    expect(left).toEqual(new Set(['complaints', `complaints/${pair.number}.json`, 'cursor.json']))
  })

  it('is for its owner only', async () => {
    const state = join(folder, 'state')
    await openState(state)
    for (const made of [state, join(state, 'complaints')])
      expect(statSync(made).mode & 0o777).toBe(0o700)
  })

  it.each(['cursor.json', 'complaints/JBR-20261127-AAAAAA.json'])(
    'begins with no %s that it has not written',
    async (name) => {
      await (await openState(folder)).save(pair)
      writeFileSync(join(folder, name), '{"cursor":"-1"}')
      await expect(openState(folder)).rejects.toThrow(ConfigError)
    },
  )
})
