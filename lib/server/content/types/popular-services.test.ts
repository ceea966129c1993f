import { readFileSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImportMode } from '../import-run'
import { openContentDatabase, type ContentDatabase } from '@/tests/support/content-database'
import { popularServiceFile } from './popular-services'
import { createServices } from './services/services'

describe('popular services', () => {
  let content: ContentDatabase
  beforeEach(async () => {
    content = await openContentDatabase(['services', 'popular-services'])
  })
  afterEach(() => content.remove())

  const file = (key: string) => content.file(`popular-services/${key}.json`)
  const edit = (key: string, change: (text: string) => string) =>
    content.edit(`popular-services/${key}.json`, change)
  const run = (mode: ImportMode) => content.run(mode)
  const popular = () => createServices(content.db, () => new Date())

  it('are three for each audience, and each leads to a service that exists', async () => {
    const all = await popular().popular(undefined, 'id')
    expect(all.map(({ audience }) => audience)).toEqual(
      ['wargi', 'usaha', 'pencari-kerja'].flatMap((audience) => [audience, audience, audience]),
    )
    for (const { link, title } of all)
      expect(await popular().bySlug(link.replace('/layanan/', ''), 'id'), title).not.toBeNull()
  })

  it('speak the language asked for and keep to an audience', async () => {
    expect((await popular().popular('usaha', 'en')).map(({ title }) => title)).toEqual([
      'Business licensing',
      'Halal certification',
      'Home food certificate (SPP-IRT)',
    ])
  })

  it('stay at three when an editor adds a fourth before the others', async () => {
    writeFileSync(
      file('akta'),
      readFileSync(file('ktp-elektronik'), 'utf8')
        .replace('"id": 1', '"id": 10')
        .replace('"service": 2', '"service": 1')
        .replace('KTP elektronik', 'Akta kelahiran'),
    )
    edit('ktp-elektronik', (text) => text.replace('"position": 1', '"position": 4'))
    expect(await run('import')).toMatchObject({
      added: ['popular-services/akta-kelahiran-10'],
      changed: ['popular-services/ktp-elektronik-1'],
    })
    expect((await popular().popular('wargi', 'id')).map(({ title }) => title)).toEqual([
      'Akta kelahiran',
      'Pajak kendaraan bermotor',
      'Bantuan sosial',
    ])
  })

  it('are refused as a whole when one leads to no service', async () => {
    edit('ktp-elektronik', (text) => text.replace('"service": 2', '"service": 999'))
    edit('pajak-kendaraan', (text) => text.replace('Vehicle tax', 'Car tax'))
    await expect(run('import')).rejects.toThrow(
      'popular-services/ktp-elektronik-1: service 999 is not stored',
    )
    expect((await popular().popular('wargi', 'en')).map(({ title }) => title)).toContain(
      'Vehicle tax',
    )
  })

  it.each([
    ['an unknown audience', { audience: 'wisatawan' }],
    ['an unknown drawing', { icon: 'dragon' }],
    ['a missing translation', { title: { id: 'KTP' } }],
    ['an unknown field', { link: 'https://example.org' }],
  ])('are refused with %s', (_, changes) => {
    const item: object = JSON.parse(readFileSync(file('ktp-elektronik'), 'utf8'))
    expect(popularServiceFile.safeParse(item).success).toBe(true)
    expect(popularServiceFile.safeParse({ ...item, ...changes }).success).toBe(false)
  })
})
