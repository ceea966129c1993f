import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { serviceDraft } from '@/tests/support/service-draft'
import { portalCommand } from '@/tests/support/portal-command'

const folder = mkdtempSync(join(tmpdir(), 'portal-drafts-'))
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

beforeAll(() => {
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  cpSync(inject('seededFolder'), join(folder, 'data'), { recursive: true })
  vi.stubEnv('SITE_ORIGIN', 'https://portal.example')
  vi.stubEnv('PREVIEW_SECRET', 'a secret of the tests with enough characters')
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const run = portalCommand

it('keeps, lists, publishes and takes out a draft', async () => {
  const path = file(
    'akta.json',
    serviceDraft({ description: { id: 'Ringkasan yang baru', en: 'A new summary' } }).text,
  )
  expect((await run('content', 'draft', path, '--dry-run')).text).toMatch(
    /services\/1 .*dry run[\s\S]*description \(id\)\n {4}- [\s\S]*\n {4}\+ Ringkasan/,
  )
  expect((await run('content', 'drafts')).text).toBe('0 drafts, 0 taken out.')
  expect((await run('content', 'draft', path)).text).toContain('draft: new')
  expect((await run('content', 'draft', path)).text).toContain('draft: unchanged')
  expect((await run('content', 'drafts', '--json')).text).toContain('"id": 1')
  expect((await run('content', 'diff', 'services', '1', 'draft')).text).toMatch(
    /^--- .*\t1\n\+\+\+ .*\tdraft\n[^]*\n\+ +"id": "Ringkasan yang baru"/,
  )
  expect((await run('content', 'publish', 'services/1', '--dry-run')).text).toBe(
    'services/1: would be changed',
  )
  expect((await run('content', 'publish', 'services/1')).text).toBe('services/1: changed')
  expect((await run('content', 'publish', 'services/1')).text).toBe(
    'services/1: is live already and has no draft',
  )
  const name = 'services/pencatatan-kelahiran-dan-penerbitan-akta-kelahiran-1'
  expect((await run('content', 'unpublish', name, '--json')).text).toContain(
    '"outcome": "taken out"',
  )
  expect((await run('content', 'unpublish', name)).text).toBe('services/1: is not live')
  expect((await run('content', 'drafts')).text).toContain(`taken out  1  ${name}`)
  expect((await run('content', 'publish', name)).text).toBe('services/1: restored')
})

it('keeps of a list what differs, under the kind of its folder or the one that is named', async () => {
  mkdirSync(join(folder, 'portal-changes'))
  const changes = [1, 2].map((id) => ({
    id,
    changed_on: '2026-11-26',
    indonesian: { title: `Huruf lebih besar ${id}`, text: 'Banyak yang memintanya.' },
    english: null,
    link: null,
  }))
  const path = join(folder, 'portal-changes', 'a.json')
  writeFileSync(path, JSON.stringify(changes))
  expect((await run('content', 'draft', path)).text).toMatch(
    /portal-changes\/1 {2}Huruf lebih besar 1 {2}draft: new[^]*portal-changes\/2 .*draft: new/,
  )
  expect((await run('content', 'publish', 'portal-changes/1')).text).toBe('portal-changes/1: added')
  const { text } = await run(
    'content',
    'draft',
    file('b.json', JSON.stringify(changes)),
    '--kind',
    'portal-changes',
  )
  expect(text).toContain('portal-changes/2  Huruf lebih besar 2  draft: ')
  expect(text).not.toContain('portal-changes/1')
  expect((await run('content', 'unpublish', 'portal-changes/1')).text).toContain('taken out')
  expect(await run('content', 'draft', path, '--kind', 'news')).toMatchObject({ code: 2 })
  expect(await run('content', 'draft', path, '--kind', 'berita')).toMatchObject({ code: 2 })
})

it('keeps an article as a draft beside its live version', async () => {
  mkdirSync(join(folder, 'berita'))
  const head =
    'title: Judul\nexcerpt: Ringkas\ncategory: sosial\ntags: [umkm]\npublished_at: 2026-03-14T09:30:00+07:00\nauthor: Redaksi'
  writeFileSync(join(folder, 'berita', 'id.md'), `---\nid: 10\n${head}\n---\nIsi yang baru.\n`)
  const { code, text } = await run('content', 'draft', join(folder, 'berita'))
  expect(code).toBe(0)
  expect(text).toContain('news/10  Judul  draft: new')
  expect(text).toContain('body (id)')
})

it('says what is wrong with a file and keeps nothing', async () => {
  const wrong = file('salah.json', serviceDraft().text.replace('"Online"', '"Semi"'))
  expect(await run('content', 'draft', wrong)).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^services\/salah\.json: technical /) as string,
  })
  writeFileSync(join(folder, 'lama.json'), serviceDraft().text.replace('Catat', 'Café'), 'latin1')
  expect(await run('content', 'draft', join(folder, 'lama.json'))).toMatchObject({
    code: 1,
    text: `${join(folder, 'lama.json')}: is not written in UTF-8; save it so`,
  })
  expect(await run('content', 'draft')).toMatchObject({ code: 2 })
  expect(await run('content', 'draft', join(folder, 'tidak-ada.json'))).toMatchObject({ code: 1 })
  expect(await run('content', 'publish', 'tidak-ada')).toMatchObject({
    code: 1,
    text: 'There is no draft and no item "tidak-ada"',
  })
})

it('refuses an id that several kinds have, with the names that it may stand for', async () => {
  for (const command of [
    ['content', 'publish', '1'],
    ['content', 'unpublish', '1'],
    ['preview', 'link', '1'],
  ]) {
    const { code, text } = await run(...command)
    expect(code, command.join(' ')).toBe(1)
    expect(text).toMatch(
      /^"1" may be each of these, so name its kind: .*\bnews\/1\b.*\bservices\/1\b/,
    )
  }
})

it('makes links, lists them without their tokens and takes them back', async () => {
  expect(await run('preview', 'link', 'services/1', '--hours', '169')).toMatchObject({ code: 2 })
  const { text } = await run('preview', 'link', 'services/1', '--hours', '2')
  const [indonesian = '', english = ''] = text.split('\n')
  expect(indonesian).toMatch(
    /^https:\/\/portal\.example\/preview\/layanan-publik\?id=1&token=[\w.-]+$/,
  )
  expect(english).toMatch(/^https:\/\/portal\.example\/en\/preview\/layanan-publik\?id=1&token=/)
  const token = new URL(indonesian).searchParams.get('token') ?? ''
  const listed = (await run('preview', 'list')).text
  expect(listed).toContain('1 links are open.')
  expect(listed).not.toContain(token)
  const award = (await run('preview', 'link', 'awards/40')).text
  expect(award).toMatch(/\/preview\/halaman\?jenis=awards&id=40&token=/)
  expect(await run('preview', 'link', 'quick-accesses/1')).toMatchObject({
    code: 1,
    text: expect.stringContaining('quick-accesses/1 has no preview: ') as string,
  })
  expect((await run('preview', 'revoke', '--all')).text).toBe('2 links taken back.')
  expect((await run('preview', 'revoke', '--all')).text).toBe('0 links taken back.')
  const { id } = JSON.parse((await run('preview', 'link', 'services/1', '--json')).text) as {
    id: string
  }
  expect(await run('preview', 'revoke', id.slice(1))).toMatchObject({
    code: 1,
    text: `There is no open link "${id.slice(1)}"`,
  })
  expect(await run('preview', 'revoke', id)).toMatchObject({ code: 0, text: '1 links taken back.' })
})

it('reports on all content, as a table and as JSON', async () => {
  const { code, text } = await run('content', 'report')
  expect(code).toBe(0)
  expect(text).toMatch(/\nall +\d+ +\d+/)
  expect((await run('content', 'report', '--json')).text).toContain('"readability"')
  const due = await run('content', 'report', '--due')
  expect(due.text).toMatch(/\nall +\d+ /)
  expect(due.text).not.toMatch(/^ {2}(?!review-)\S+: /m)
})
