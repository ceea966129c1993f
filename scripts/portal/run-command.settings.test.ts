import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { portalCommand } from '@/tests/support/portal-command'

const folder = mkdtempSync(join(tmpdir(), 'portal-command-'))
beforeAll(() => vi.stubEnv('DATA_DIR', join(folder, 'data')))
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const run = portalCommand

const head = (changes: Record<string, string> = {}) =>
  Object.entries({
    id: '1',
    title: 'Judul',
    excerpt: 'Ringkasan',
    category: 'sosial',
    tags: '[umkm]',
    published_at: '2026-03-14T09:30:00+07:00',
    author: 'Redaksi',
    ...changes,
  })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

function contentFolder(name: string, articles: Record<string, string>) {
  const path = join(folder, name)
  mkdirSync(path)
  writeFileSync(join(path, 'tags.json'), '{"umkm": "small businesses"}')
  for (const [key, front] of Object.entries(articles)) {
    mkdirSync(join(path, 'news', key), { recursive: true })
    writeFileSync(join(path, 'news', key, 'id.md'), `---\n${front}\n---\nIsi.\n`)
  }
  return path
}

describe('npm run portal', () => {
  it.each([[[]], [['help']]])('%j shows the commands', async (args: string[]) => {
    const { code, lines } = await run(...args)
    expect(code).toBe(0)
    expect(lines).toContain('content import <folder> [--dry-run]')
  })

  it.each([
    [['help', 'content'], ['content validate <folder>', 'content report'], 'outbox'],
    [['content', 'import', '--help'], ['content import <folder> [--dry-run]'], 'content export <'],
    [['help', 'flags', 'list'], ['flags [list] [--json]'], 'content'],
  ])('%j shows that part of the help alone', async (args: string[], parts, other) => {
    const { code, lines } = await run(...args)
    expect(code).toBe(0)
    for (const part of parts) expect(lines).toContain(part)
    expect(lines).not.toContain(other)
  })

  it.each([
    [['bogus'], 'Unknown command "bogus"'],
    [['content', 'burn', 'x'], 'Unknown command "content burn"'],
    [['toString'], 'Unknown command "toString"'],
    [['help', 'bogus'], 'Unknown command "bogus"'],
    [['--colour'], 'Unknown command "--colour"'],
    [['demo'], 'Say what to do with demo (remove)'],
  ])('%j is no command', async (args: string[], sentence) => {
    const { code, errors } = await run(...args)
    expect([code, errors]).toEqual([2, [`${sentence}. Try: npm run portal -- help`]])
  })

  it.each([
    [['bogus']],
    [['content']],
    [['content', 'validate']],
    [['content', 'validate', 'a', 'b']],
    [['content', 'import', 'a', '--dry']],
    [['demo']],
    [['demo', 'remove', 'events']],
    [['retention', 'now']],
  ])('%j is wrong use: exit code 2 and one line that points to help', async (args: string[]) => {
    const { code, lines, errors } = await run(...args)
    expect([code, lines, errors.length]).toEqual([2, '', 1])
    expect(errors[0]).toContain('npm run portal -- help')
  })

  it("finds the product's own content in order", async () => {
    const { code, lines } = await run('content', 'validate', 'lib/server/seed/content')
    expect(code).toBe(0)
    expect(lines).toMatch(
      /^news: \d+ \(0 without English\)\nservices: \d+\n[^]*\ntags: \d+\nEverything is in order\.$/,
    )
  })

  it.each([
    ['no folder', () => join(folder, 'nowhere'), /tags\.json: is missing/],
    [
      'a wrong category',
      () => contentFolder('category', { a: head({ category: 'olahraga' }) }),
      /a\/id\.md: category /,
    ],
    [
      'an unknown tag',
      () => contentFolder('tag', { a: head({ tags: '[lain]' }) }),
      /a\/id\.md: tags "lain" is not in tags\.json/,
    ],
    [
      'an unknown field',
      () => contentFolder('field', { a: head({ tanggal: '1' }) }),
      /a\/id\.md: .*tanggal/,
    ],
    [
      'a date without zone',
      () => contentFolder('date', { a: head({ published_at: '2026-03-14' }) }),
      /a\/id\.md: published_at /,
    ],
    [
      'the same id twice',
      () => contentFolder('ids', { a: head(), b: head() }),
      /b\/id\.md: id 1 is used twice, in .*a\/id\.md too$/,
    ],
    [
      'a link, as a sync does',
      () => {
        const linked = contentFolder('link', { a: head() })
        mkdirSync(join(linked, 'services'))
        symlinkSync(
          resolve('lib/server/seed/content/services/akta-kelahiran.json'),
          join(linked, 'services', 'akta.json'),
        )
        return linked
      },
      /services\/akta\.json: is a link; put the file itself there/,
    ],
    ['broken YAML', () => contentFolder('yaml', { a: head({ title: '"Judul' }) }), /a\/id\.md: /],
  ])('names the file and field of %s: exit code 1 and one line', async (_, make, expected) => {
    const { code, errors } = await run('content', 'validate', make())
    expect([code, errors.length]).toEqual([1, 1])
    expect(errors[0]).toMatch(expected)
    expect(errors[0]).not.toContain('\n')
  })

  it('exports into a new folder what validates and changes nothing when it is imported again, and never over other files', async () => {
    const out = join(folder, 'out')
    const written = await run('content', 'export', out)
    expect([written.code, written.errors]).toEqual([0, []])
    expect(written.lines).toMatch(/^news: \d+ files\n[^]*\n\d+ files written to .*out\.$/)
    expect((await run('content', 'validate', out)).code).toBe(0)
    expect((await run('content', 'import', out, '--dry-run')).lines).toMatch(
      /^0 would be added, 0 would be changed, \d+ unchanged\.$/,
    )
    const again = await run('content', 'export', out)
    expect([again.code, again.errors]).toEqual([1, [`${out}: is not empty; give a new folder`]])
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const onto = await run('content', 'export', file)
    expect([onto.code, onto.errors]).toEqual([1, [`${file}: is no folder; give a new one`]])
  })

  it('counts and then removes what is kept too long, one line per rule, nothing on a fresh installation', async () => {
    const rules = [
      'identities',
      'identities of untouched complaints',
      'what is left beside removed identities',
      'contents',
      'temporary secrets',
      'counters',
      'sent messages',
      'sent messages to browsers and phones',
      'mail confirmations',
      'mail addresses',
      'records of contact reads',
      'words of searches',
      'answers of the survey',
      'reports about pages',
      'marks of readers of pages',
      'earlier versions of content',
      'photos and documents of no complaint',
    ]
    expect((await run('retention', '--dry-run')).lines.split('\n')).toEqual(
      rules.map((rule) => `${rule}: 0 would be removed`),
    )
    const { code, lines, errors } = await run('retention')
    expect([code, errors, lines.split('\n')]).toEqual([
      0,
      [],
      rules.map((rule) => `${rule}: 0 removed`),
    ])
  })
})
