import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { portalCommand } from '@/tests/support/portal-command'

const folder = mkdtempSync(join(tmpdir(), 'portal-offices-'))
const rows = join(folder, 'rows')
const file = join(rows, 'offices', 'disdukcapil.json')
beforeAll(() => {
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  cpSync(inject('seededFolder'), join(folder, 'data'), { recursive: true })
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('writes rows that import as they are, and as somebody has filled them in', async () => {
  expect(await portalCommand('content', 'template', 'offices', rows)).toMatchObject({ code: 0 })
  const template = readFileSync(file, 'utf8')
  expect(JSON.parse(template)).toHaveLength(27)
  expect(template).toContain('(Disdukcapil) Kota Depok')
  expect((await portalCommand('content', 'validate', rows)).code).toBe(0)

  const filled = template.replace(
    /("district": "32\.76",[^}]*"address": )null/,
    '$1"Jalan Contoh 1"',
  )
  expect(filled).not.toBe(template)
  writeFileSync(file, filled)
  const { code, text } = await portalCommand('content', 'import', rows)
  expect(code).toBe(0)
  expect(text).toContain('added: offices/32.76-disdukcapil')

  // A new template keeps it, and the report asks for somebody to look at it.
  const again = join(folder, 'again')
  await portalCommand('content', 'template', 'offices', again)
  expect(readFileSync(join(again, 'offices', 'disdukcapil.json'), 'utf8')).toContain(
    'Jalan Contoh 1',
  )
  const report = (await portalCommand('content', 'report')).text
  expect(report).toContain('unchecked: address Jalan Contoh 1')
  expect(report).toContain('unchecked: website https://bandung.go.id')
  expect(report.match(/unchecked: website/g)).toHaveLength(27)
})

it('writes into no folder that holds something, and says which row does not fit', async () => {
  expect((await portalCommand('content', 'template', 'offices', rows)).code).not.toBe(0)
  const wrong = readFileSync(file, 'utf8').replace('"id": 327601', '"id": 327699')
  writeFileSync(file, wrong)
  const { code, text } = await portalCommand('content', 'import', rows)
  expect(code).not.toBe(0)
  expect(text).toContain('disdukcapil of 32.76 needs id 327601')
})
