import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { env } from '@/lib/env'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { portalCommand } from '@/tests/support/portal-command'

const folder = mkdtempSync(join(tmpdir(), 'portal-alerts-'))

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder)
  await (await openPreparedDatabase(env())).destroy()
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const run = (...args: string[]) => portalCommand('alerts', ...args)
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const words = [
  '--title-id',
  'Angin kencang di Garut',
  '--title-en',
  'Strong wind in Garut',
  '--body-id',
  'Hindari pohon tua.',
  '--body-en',
  'Keep away from old trees.',
]
const given = ['--level', 'warning', ...words, '--expires', inHours(5)]

describe('alerts', () => {
  it('are issued, listed and ended', async () => {
    expect(await run('list')).toMatchObject({ code: 0, text: 'No warnings.' })
    const issued = await run('issue', ...given, '--areas', '32.05, 32.73', '--link', '/berita')
    expect(issued).toMatchObject({
      code: 0,
      text: expect.stringMatching(
        /^Warning 1 \(warning\) is shown until .+\+07:00\. End it with: npm run portal -- alerts end 1$/,
      ) as string,
    })
    expect((await run('list')).text).toMatch(/1\s+warning\s+shown\s+.*Angin kencang di Garut/)
    expect(JSON.parse((await run('list', '--json')).text)).toMatchObject([
      { id: 1, areas: ['32.05', '32.73'], state: 'shown' },
    ])
    expect(await run('end', '1')).toMatchObject({
      code: 0,
      text: 'Warning 1 is not shown any more.',
    })
    expect(await run('list')).toMatchObject({ code: 0, text: 'No warnings.' })
    expect((await run('list', '--all')).text).toMatch(/1\s+warning\s+over/)
    expect(await run('end', '1')).toMatchObject({ code: 1 })
  })

  it('take times of West Java', async () => {
    const day = inHours(48).slice(0, 10)
    const { code, text } = await run(
      'issue',
      '--level',
      'info',
      ...words,
      '--starts',
      `${day}T08:00`,
      '--expires',
      `${day}T18:00`,
    )
    expect([code, text.includes(`${day}T18:00:00+07:00`)]).toEqual([0, true])
    expect((await run('list')).text).toMatch(new RegExp(`waits\\s+${day}T08:00:00\\+07:00`))
  })

  it.each(['Z', '+00:00'])('take times with the offset %s to the minute', async (offset) => {
    const { code, text } = await run(
      'issue',
      '--level',
      'info',
      ...words,
      '--starts',
      `${inHours(47).slice(0, 10)}T01:30${offset}`,
      '--expires',
      `${inHours(72).slice(0, 10)}T02:00${offset}`,
    )
    expect([code, text]).toEqual([0, expect.stringContaining('T09:00:00+07:00')])
  })

  it('are left out while pages show as many that are more urgent or newer, and say so', async () => {
    for (const level of ['danger', 'danger'])
      await run('issue', '--level', level, ...given.slice(2))
    expect((await run('issue', '--level', 'info', ...given.slice(2))).text).not.toContain(
      'left out',
    )
    const fourth = await run('issue', ...given)
    const { text } = await run('list')
    const [, infoNumber] = /(\d+)\s+info\s+left out/.exec(text) ?? []
    expect(text.match(/\sshown\s/g)).toHaveLength(3)
    expect(fourth.text).toContain(`left out until others end: ${infoNumber}.`)
  })

  it.each([
    [given.slice(2), '--level is missing'],
    [
      ['--level', 'storm', ...given.slice(2)],
      '--level is not one of the choices (info, warning, danger)',
    ],
    [
      ['--level', 'danger', ...words.slice(0, 2), ...words.slice(4), '--expires', inHours(1)],
      '--title-en is missing',
    ],
    [[...given, '--title-en', 'Hail'], '--title-en needs 5 to 120 characters'],
    [['--level', 'danger', ...words], '--expires is missing'],
    [['--level', 'danger', ...words, '--expires', 'besok'], '--expires must be a time'],
    [['--level', 'danger', ...words, '--expires', inHours(31 * 24)], 'at most 30 days later'],
    [
      ['--level', 'danger', ...words, '--starts', inHours(-5), '--expires', inHours(-1)],
      '--expires lies in the past',
    ],
    [[...given, '--areas', 'Bandung'], '--areas must be codes'],
    [[...given, '--link', 'javascript:alert(1)'], '--link must be a path'],
    [[...given, '--everywhere'], 'everywhere'],
  ])('say what is wrong: %#', async (args, sentence) => {
    const { code, text } = await run('issue', ...args)
    expect([code, text]).toEqual([2, expect.stringContaining(sentence)])
  })

  it('refuse areas that do not exist and other commands', async () => {
    expect(await run('issue', ...given, '--areas', '32.99')).toMatchObject({
      code: 1,
      text: 'There is no regency or city 32.99',
    })
    expect(await run('end', 'satu')).toMatchObject({ code: 2 })
    expect(await run('stop')).toMatchObject({ code: 2 })
  })
})
