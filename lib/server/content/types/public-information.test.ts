import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { publicInformationClasses } from '@/lib/schemas/public-information'
import { matchPage } from '@/lib/server/http/routes'
import { readContent } from '../read-content'
import { informations as informationsType } from './informations'
import { services as servicesType } from './services/type'

const {
  items: { 'public-information': entries, units, services, informations },
} = readContent(join('lib', 'server', 'seed', 'content'))

describe('the product’s own register of public information', () => {
  it('has thirty entries or more, some of each class and some on request', () => {
    expect(entries.length).toBeGreaterThanOrEqual(30)
    expect(new Set(entries.map((entry) => entry.class))).toEqual(new Set(publicInformationClasses))
    expect(entries.some(({ link }) => link === null)).toBe(true)
  })

  it('names units that there are, and nothing twice', () => {
    const known = units.map(({ id }) => id)
    expect(entries.filter(({ unit }) => !known.includes(unit))).toEqual([])
    for (const locale of ['id', 'en'] as const)
      expect(new Set(entries.map(({ title }) => title[locale])).size).toBe(entries.length)
  })

  it('leads to pages that there are', () => {
    const own = entries.flatMap(({ link }) => (link?.startsWith('/') ? [link] : []))
    const pathOf = (link: string) => new URL(link, 'https://jabarprov.go.id').pathname
    expect(own.filter((link) => matchPage(pathOf(link)).route.pattern === '/[...]')).toEqual([])
    const items = [
      ...services.map((file) => `/layanan/${servicesType.slug(file)}`),
      ...informations.map((file) => `/pencarian/${file.kind}/${informationsType.slug(file)}`),
    ]
    const named = own.filter((link) => /-\d+$/.test(link))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((link) => !items.includes(link))).toEqual([])
  })
})
