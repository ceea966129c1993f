import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readContent } from './read-content'
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

it('names both files that hold one id', () => {
  writeFileSync(join(folder, 'tags.json'), '{}')
  for (const name of ['akta.json', 'salinan.json'])
    cpSync('lib/server/seed/content/services/akta-kelahiran.json', join(folder, 'services', name))
  expect(() => readContent(folder)).toThrow(
    `${folder}/services/salinan.json: id 1 is used twice, in ${folder}/services/akta.json too`,
  )
})

it.each([
  ['an older encoding of Windows', Buffer.from('{"id":1,"name":"Café"}', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFF{"id":1}', 'utf16le')],
  ['UTF-16 without a mark', Buffer.from('{"id":1}', 'utf16le')],
])('refuses a file in %s, of which letters would be lost', (_, bytes) => {
  const file = join(folder, 'kafe.json')
  writeFileSync(file, bytes)
  expect(() => readJson(file)).toThrow(/kafe\.json: .*in UTF-8/)
})

it('names the field with a sign that no database stores', () => {
  const file = join(folder, 'laporan.json')
  writeFileSync(file, JSON.stringify({ blocks: [{ heading: 'Bab\u0000 1' }] }))
  expect(() => readJson(file)).toThrow(`${file}: heading holds the sign U+0000`)
})

it.each(['lain', 'constructor', '__proto__'])(
  'names the article with the unknown tag "%s"',
  (tag) => {
    writeFileSync(join(folder, 'tags.json'), '{}')
    const name = 'akta-kelahiran-anak'
    cpSync(`lib/server/seed/content/news/${name}`, join(folder, 'news', name), { recursive: true })
    const file = join(folder, 'news', name, 'id.md')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^tags: .*$/m, `tags: [${tag}]`))
    expect(() => readContent(folder)).toThrow(`${file}: tags "${tag}" is not in tags.json`)
  },
)

describe('a folder with something that cannot be read', () => {
  const folderOf = (...parts: string[]) => mkdirSync(join(folder, ...parts), { recursive: true })

  it.each<[what: string, make: () => void, said: string]>([
    [
      'a file among articles',
      () => {
        folderOf('news')
        writeFileSync(join(folder, 'news', 'README.md'), 'Cara menulis')
      },
      'news/README.md: is no folder of an article',
    ],
    [
      'an article without its original',
      () => {
        folderOf('news', 'siaga-banjir')
        writeFileSync(join(folder, 'news', 'siaga-banjir', 'en.md'), '---\nid: 1\n---\nText')
      },
      'news/siaga-banjir: has no id.md',
    ],
    [
      'a text that is a folder',
      () => folderOf('news', 'siaga-banjir', 'id.md'),
      'news/siaga-banjir/id.md: is a folder',
    ],
    [
      'a folder named as a file',
      () => folderOf('services', 'a.json'),
      'services/a.json: is a folder',
    ],
    [
      'a link to nothing',
      () => {
        folderOf('services')
        symlinkSync(join(folder, 'nowhere'), join(folder, 'services', 'a.json'))
      },
      'services/a.json: is missing',
    ],
    [
      'a file in place of a kind',
      () => writeFileSync(join(folder, 'services'), ''),
      'services: is no folder',
    ],
  ])('names %s', (_, make, said) => {
    writeFileSync(join(folder, 'tags.json'), '{}')
    make()
    expect(() => readContent(folder)).toThrow(`${folder}/${said}`)
  })
})
