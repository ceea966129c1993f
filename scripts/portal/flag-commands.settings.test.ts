import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { flagDefaults } from '@/lib/flags'
import { portalCommand } from '@/tests/support/portal-command'

const folder = mkdtempSync(join(tmpdir(), 'portal-flags-'))
beforeAll(() => {
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  cpSync(inject('seededFolder'), join(folder, 'data'), { recursive: true })
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const run = (...args: string[]) => portalCommand('flags', ...args)

it('lists the flags, switches one, and says what changed', async () => {
  const { text, code } = await run()
  expect(code).toBe(0)
  expect(text.split('\n')).toContain('strategicProgramPreview: off (default off)')
  expect(await run('set', 'strategicProgramPreview', 'on')).toMatchObject({
    code: 0,
    text: 'strategicProgramPreview: off -> on',
  })
  expect(await run('set', 'strategicProgramPreview', 'on')).toMatchObject({
    code: 0,
    text: 'strategicProgramPreview is on already.',
  })
  // Every command opens the database anew and brings the product's content up to date; the operator's choice stays.
  expect(await run('list', '--json')).toMatchObject({
    code: 0,
    text: JSON.stringify({ ...flagDefaults, strategicProgramPreview: true }),
  })
  expect(await run('set', 'strategicProgramPreview', 'off', '--json')).toMatchObject({
    code: 0,
    text: '{"name":"strategicProgramPreview","before":true,"now":false}',
  })
})

it('keeps the value in an export', async () => {
  await run('set', 'strategicProgramPreview', 'on')
  const out = join(folder, 'export')
  expect((await portalCommand('content', 'export', out)).code).toBe(0)
  expect(JSON.parse(readFileSync(join(out, 'flags', 'flags.json'), 'utf8'))).toEqual([
    { id: 1, name: 'strategicProgramPreview', is_on: true },
  ])
})

it.each([
  ['set'],
  ['set', 'strategicProgramPreview'],
  ['set', 'unknown', 'on'],
  ['set', 'strategicProgramPreview', 'yes'],
  ['drop'],
  ['list', '--all'],
])('refuses "flags %s %s %s" and changes nothing', async (...args) => {
  expect((await run(...args.filter(Boolean))).code).toBe(2)
})

it('says when the values of a flag service count instead', async () => {
  vi.stubEnv('UNLEASH_PROXY_URL', 'http://127.0.0.1:9/api/frontend')
  vi.stubEnv('UNLEASH_CLIENT_KEY', 'key')
  vi.resetModules()
  const { runCommand: runFresh } = await import('./run-command')
  const lines: string[] = []
  await runFresh(['flags'], {
    print: (line) => lines.push(line),
    printError: (line) => lines.push(line),
  })
  expect(lines.at(-1)).toContain('UNLEASH_PROXY_URL is set')
})
