import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { addDays } from '@/lib/days'
import { jakartaDay } from '@/lib/jakarta'
import { portalCommand } from '@/tests/support/portal-command'

const folder = mkdtempSync(join(tmpdir(), 'portal-operator-commands-'))
const run = (...args: string[]) => portalCommand('operator', ...args)
const adding = ({
  name = 'Dinas',
  scopes = 'read,handle',
  ends = addDays(jakartaDay(new Date()), 30),
}) => ['tokens', 'add', '--name', name, '--scopes', scopes, '--ends', ends]
const add = (name: string, scopes?: string, ends?: string) => run(...adding({ name, scopes, ends }))

beforeAll(() => {
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  cpSync(inject('seededFolder'), join(folder, 'data'), { recursive: true })
  vi.stubEnv('OPERATOR_TOKEN', `${'a'.repeat(32)},${'b'.repeat(32)}`)
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

describe('npm run portal -- operator tokens', () => {
  const today = jakartaDay(new Date())
  it.each([
    [[], /Say what to do with operator \(tokens add, /],
    [['keys'], /Unknown command "operator keys"/],
    [['tokens', 'burn'], /Unknown command "operator tokens burn"/],
    [['tokens', 'add'], /--name is missing/],
    [adding({ name: 'Dinas: X' }), /no colon/],
    [adding({ name: 'Setting' }), /for OPERATOR_TOKEN/],
    [adding({ name: 'a'.repeat(61) }), /at most 60/],
    [adding({ scopes: 'read,write' }), /--scopes must be some of read, handle, contacts/],
    [adding({ scopes: 'contacts' }), /needs read as well/],
    [adding({}).slice(0, -2), /--ends is missing/],
    [adding({ ends: 'besok' }), /--ends must be a day/],
    [adding({ ends: addDays(today, -1) }), /--ends must be a day/],
    [adding({ ends: addDays(today, 732) }), /two years/],
    [['tokens', 'end'], /name of the token is missing/],
  ])('%j is wrong use: exit code 2 and one line', async (args, expected) => {
    const { code, errors } = await run(...args)
    expect([code, errors.length, expected.test(errors[0] ?? '')], errors[0]).toEqual([2, 1, true])
  })

  it('makes a token that is shown once, lists it by its beginning, and ends it', async () => {
    const ends = addDays(today, 200)
    const made = await add('Dinas Bina Marga', 'handle,read', ends)
    const [token = '', sentence = ''] = made.lines.split('\n')
    expect(token).toMatch(/^pjo_[\w-]{43}$/)
    expect(sentence).toBe(
      `Token "Dinas Bina Marga" (read, handle) is valid until ${addDays(ends, 1)}T00:00:00+07:00. It is shown this once only.`,
    )
    expect(await add('dinas bina marga')).toMatchObject({
      code: 1,
      errors: [expect.stringContaining('take another name')],
    })
    expect((await add('Biro Umum', 'read')).code).toBe(0)

    const listed = (await run('tokens', 'list')).lines
    expect(listed).not.toContain(token.slice(10))
    expect(listed.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^Biro Umum +pjo_.{6}… +read +\S+ +valid +never$/),
      expect.stringMatching(/^Dinas Bina Marga +pjo_.{6}… +read,handle +\S+ +valid +never$/),
      'OPERATOR_TOKEN holds 2 more, with every scope and the name "setting".',
    ])
    expect((await run('tokens', 'end', ' Biro Umum ')).lines).toContain(
      'refuse it within five seconds',
    )
    expect(await run('tokens', 'end', 'Biro Umum')).toMatchObject({
      code: 1,
      errors: ['There is no valid token "Biro Umum"'],
    })
    expect((await run('tokens', 'list')).lines).not.toContain('Biro Umum')
    expect(JSON.parse((await run('tokens', 'list', '--all', '--json')).lines)).toMatchObject([
      { name: 'Biro Umum', isValid: false },
      { name: 'Dinas Bina Marga', isValid: true, scopes: ['read', 'handle'] },
    ])
  })
})
