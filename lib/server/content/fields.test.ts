import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { product } from '@/tests/support/content-database'
import { everyKind } from './content'
import { readContent } from './read-content'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-fields-'))
  cpSync(join(product, 'tags.json'), join(folder, 'tags.json'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const kinds = everyKind.filter(({ kind }) => readdirSync(product).includes(kind))

it.each(kinds)(
  'refuses a number of $kind that no address and no column can hold',
  ({ kind, type }) => {
    const [name = ''] = readdirSync(join(product, kind)).filter((each) => !each.startsWith('.'))
    const file = join(kind, name, type.form === 'article' ? 'id.md' : '')
    const text = readFileSync(join(product, file), 'utf8')
    mkdirSync(join(folder, kind, type.form === 'article' ? name : ''), { recursive: true })
    // As somebody numbers items by the day.
    writeFileSync(join(folder, file), text.replace(/("?\bid"?:) *\d+/, '$1 2026112801'))
    expect(() => readContent(folder)).toThrow(/: (?:\d+\.)?id /)
  },
)

it.each([
  ['programs', '"link": null'],
  ['strategic-programs', '"link": "/'],
  ['super-app', '"link": "/'],
])('refuses an address of %s that browsers read as another site', (kind, link) => {
  const [name = ''] = readdirSync(join(product, kind)).filter((each) =>
    readFileSync(join(product, kind, each), 'utf8').includes(link),
  )
  mkdirSync(join(folder, kind), { recursive: true })
  const text = readFileSync(join(product, kind, name), 'utf8')
  for (const address of ['//lain.example', '/\\\\lain.example']) {
    const changed = link.endsWith('null') ? `"link": "${address}"` : `"link": "${address}/`
    writeFileSync(join(folder, kind, name), text.replace(link, changed))
    expect(() => readContent(folder), address).toThrow(/link /)
  }
})
