import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { documentTextMax } from '@/lib/schemas/archives'
import { portalCommand } from '@/tests/support/portal-command'

const folder = mkdtempSync(join(tmpdir(), 'portal-blocks-'))
const file = join(folder, 'laporan.txt')
afterAll(() => rmSync(folder, { recursive: true }))

it('prints the blocks of a text with form feeds, each with its page', async () => {
  writeFileSync(file, 'Laporan\n\nIsi pertama.\fLampiran\n\nIsi kedua.\f')
  const { code, lines } = await portalCommand('content', 'blocks', file)
  expect(code).toBe(0)
  expect(JSON.parse(lines)).toMatchObject([
    { heading: 'Laporan', page: 1, paragraphs: ['Isi pertama.'] },
    { heading: 'Lampiran', page: 2, paragraphs: ['Isi kedua.'] },
  ])
})

it('refuses a file that is missing, empty or too long', async () => {
  expect(await portalCommand('content', 'blocks', join(folder, 'tiada.txt'))).toMatchObject({
    code: 1,
  })
  writeFileSync(file, '\f\f')
  expect(await portalCommand('content', 'blocks', file)).toMatchObject({ code: 1 })
  writeFileSync(file, 'a'.repeat(documentTextMax + 1))
  expect(await portalCommand('content', 'blocks', file)).toMatchObject({ code: 1 })
})
