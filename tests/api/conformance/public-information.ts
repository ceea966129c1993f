import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { publicInformationClasses, publicInformationList } from '@/lib/schemas/public-information'
import { unitList } from '@/lib/schemas/units'
import { good, inEnglish, type Ask } from './ask'

const catalog = z.looseObject({
  '@type': z.literal('dcat:Catalog'),
  'dcat:dataset': z.array(
    z.looseObject({
      'dct:identifier': z.string(),
      'dcat:distribution': z.array(
        z.looseObject({ 'dcat:accessURL': z.object({ '@id': z.url() }) }),
      ),
    }),
  ),
})

export function describePublicInformation(ask: Ask) {
  const list = (query = '', init?: RequestInit) =>
    good(ask(`/v1/public-information${query}`, init), publicInformationList)

  describe('GET /v1/public-information', () => {
    it('gives the register by class, a page at a time', async () => {
      const { data, meta } = await list('?per_page=100')
      expect(meta.total_count).toBeGreaterThanOrEqual(30)
      const places = data.map((entry) => publicInformationClasses.indexOf(entry.class))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect((await list('?page=2&per_page=10')).data).toEqual(data.slice(10, 20))
      expect((await list('?page=99')).data).toEqual([])
    })

    it.each(publicInformationClasses)('narrows to the class %s', async (name) => {
      const { data } = await list(`?class=${name}&per_page=100`)
      expect(data.length).toBeGreaterThan(0)
      expect(data.every((entry) => entry.class === name)).toBe(true)
    })

    it('finds words in either language and takes an unknown class for none', async () => {
      expect((await list('?q=maklumat')).data.map(({ title }) => title)).toContain(
        'Maklumat pelayanan',
      )
      expect((await list('?q=pledge', inEnglish)).data.map(({ title }) => title)).toContain(
        'Service pledge',
      )
      expect((await list('?class=sihir')).meta.total_count).toBe((await list()).meta.total_count)
    })

    it('names the units as their own list does', async () => {
      const units = (await good(ask('/v1/units?per_page=100', inEnglish), unitList)).data
      const names = new Map(units.map(({ id, name }) => [id, name]))
      for (const { unit } of (await list('?per_page=100', inEnglish)).data)
        expect(unit.name).toBe(names.get(unit.id))
    })
  })

  describe('the register as files', () => {
    it('has a row for each entry, in the language of the address', async () => {
      const response = await ask('/v1/public-information/csv?lang=en')
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(response.headers.get('content-disposition')).toContain('public-information.csv')
      expect(response.headers.get('content-language')).toBe('en')
      const lines = (await response.text()).trimEnd().split('\r\n')
      expect(lines[0]).toContain('Responsible unit')
      expect(lines).toHaveLength((await list()).meta.total_count + 1)
      const narrowed = await (await ask('/v1/public-information/csv?class=immediate')).text()
      expect(narrowed.trimEnd().split('\r\n')).toHaveLength(
        (await list('?class=immediate')).meta.total_count + 1,
      )
    })

    it('stands in the catalogue of open data, beside documents that are tables', async () => {
      const response = await ask('/v1/catalog.jsonld?lang=en')
      expect(response.status).toBe(200)
      expect(response.headers.get('content-language')).toBe('en')
      expect(response.headers.get('content-type')).toBe('application/ld+json; charset=utf-8')
      const { 'dcat:dataset': datasets } = catalog.parse(await response.json())
      const names = datasets.map((each) => each['dct:identifier'])
      expect(names).toContain('publicInformation')
      expect(names.some((name) => name.startsWith('dokumen-'))).toBe(true)
    })
  })
}
