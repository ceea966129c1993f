import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { postgres, sqlite, type TestDatabase } from '../support/database'
import { startCommand } from '../support/portal-server'

const coverage = z.object({ result: z.array(z.object({ url: z.string() })) })

const packageName = String.raw`node_modules\/((?:@[^/]+\/)?[^/\n]+)\/`
const ofPath = new RegExp(`.*\\/${packageName}`)
/** The bundler names above each module where it comes from. */
const bundled = new RegExp(`^\\/\\/ ${packageName}`, 'gm')

/** Packages whose code a script of the built portal holds. */
const packagesIn = (url: string): string[] => {
  const own = ofPath.exec(url)?.[1]
  if (own !== undefined) return [own]
  return url.startsWith('file:')
    ? [...readFileSync(fileURLToPath(url), 'utf8').matchAll(bundled)].flatMap(
        ([, name = '']) => name,
      )
    : []
}

/** Packages of which a command of the built portal loads anything: Node writes down every script that it has run. */
async function packagesOf(
  args: readonly string[],
  settings: Record<string, string>,
): Promise<{ code: number | null; packages: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-scripts-'))
  const { code } = await startCommand(args, { ...settings, NODE_V8_COVERAGE: folder }).ended
  const scripts = readdirSync(folder).flatMap(
    (file) => coverage.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))).result,
  )
  rmSync(folder, { recursive: true })
  const names = scripts.flatMap(({ url }) => packagesIn(url))
  return { code, packages: [...new Set(names)].sort() }
}

describe('an operator command loads what it needs and nothing else', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await sqlite.open('seeded')
  })
  afterAll(() => database.close())

  it.each([
    { args: ['help'], code: 0 },
    { args: ['bogus'], code: 2 },
    { args: ['content'], code: 2 },
    { args: ['media', 'move'], code: 2 },
    { args: ['media', 'move', '--elsewhere'], code: 2 },
  ])('no package for $args', async ({ args, code }) => {
    expect(await packagesOf(args, database.settings)).toEqual({ code, packages: [] })
  })

  // PostgreSQL's driver, decoders of photos, archives and encryption of backups, mail, what reads content and what speaks of mistakes in it.
  const others = [
    'pg',
    'sharp',
    'tar',
    'age-encryption',
    'nodemailer',
    'yaml',
    'marked',
    'sanitize-html',
    'idn-area-data',
    'next-intl',
    'jose',
    'diff',
    '@aws-sdk/client-s3',
  ]

  it.each([
    { args: ['flags', 'list'], code: 0 },
    { args: ['alerts', 'list'], code: 0 },
    { args: ['complaints', 'list'], code: 0 },
    { args: ['complaints', 'show', 'JBR-20260101-ABCDE'], code: 1 },
  ])('no package of other commands for $args', async ({ args, code }) => {
    const found = await packagesOf(args, database.settings)
    expect(found.code).toBe(code)
    expect(found.packages).toEqual(expect.arrayContaining(['kysely', 'libsql', 'zod']))
    expect(found.packages.filter((name) => others.includes(name))).toEqual([])
  })

  it("PostgreSQL's driver where that is the database", async () => {
    const other = await postgres.open('seeded')
    const { code, packages } = await packagesOf(['flags', 'list'], other.settings)
    await other.close()
    expect([code, packages.includes('pg')]).toEqual([0, true])
  })

  it('what reads content for a content folder, and no database', async () => {
    const { code, packages } = await packagesOf(
      ['content', 'validate', 'lib/server/seed/content'],
      database.settings,
    )
    expect([code, packages]).toEqual([0, expect.arrayContaining(['yaml', 'zod'])])
    expect(packages).not.toContain('libsql')
  })

  // The package is of the older kind, whose names Node finds in another way than the tests do.
  it('what makes keys for browsers, and no database', async () => {
    const { code, packages } = await packagesOf(['push', 'keys'], database.settings)
    expect([code, packages]).toEqual([0, expect.arrayContaining(['web-push'])])
    expect(packages).not.toContain('libsql')
  })
})
