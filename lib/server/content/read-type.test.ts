import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readJson } from './read-type'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-json-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('reads a file that an editor on Windows saved as the same file without its mark', () => {
  const file = join(folder, 'kartu-keluarga.json')
  writeFileSync(file, '\uFEFF{"id":1}')
  expect(readJson(file)).toEqual({ value: { id: 1 }, source: '{"id":1}' })
})

it('names a file that is not JSON', () => {
  const file = join(folder, 'kartu-keluarga.json')
  writeFileSync(file, '\uFEFF\uFEFF{"id":1}')
  expect(() => readJson(file)).toThrow(`${file}: is not JSON`)
})
