import { describe, expect, it } from 'vitest'
import { districtList } from '@/lib/schemas/districts'
import { matterList } from '@/lib/schemas/matters'
import { officeLevels, officeList, unitOfficeKind } from '@/lib/schemas/offices'
import { serviceSingle } from '@/lib/schemas/services'
import { unitList } from '@/lib/schemas/units'
import { good, inEnglish, type Ask } from './ask'

export function describeMatters(ask: Ask) {
  describe('GET /v1/matters', () => {
    const list = (query = '', init?: RequestInit) =>
      good(ask(`/v1/matters${query}`, init), matterList)

    it('gives at least eighty by group, a page at a time', async () => {
      const { data, meta } = await list('?per_page=100')
      expect(meta.total_count).toBeGreaterThanOrEqual(80)
      expect(data).toHaveLength(Math.min(100, meta.total_count))
      expect(data[0]?.group).toBe('civil-papers')
      expect((await list('?page=2&per_page=5')).data).toEqual(data.slice(5, 10))
      expect((await list('?page=99&per_page=100')).data).toEqual([])
    })

    it.each(officeLevels)('narrows to the level %s', async (level) => {
      const { data } = await list(`?level=${level}&per_page=100`)
      expect(data.length).toBeGreaterThan(0)
      expect(data.every((matter) => matter.level === level)).toBe(true)
    })

    it('narrows by group, words, subcategory and service, and takes what it does not know for nothing', async () => {
      const all = (await list()).meta.total_count
      const police = await list('?group=police&per_page=100')
      expect(police.data.every(({ group }) => group === 'police')).toBe(true)
      expect((await list('?q=leungit')).data.length).toBeGreaterThan(0)
      expect((await list('?q=police%20record', inEnglish)).data.map(({ key }) => key)).toEqual([
        'skck',
      ])
      expect((await list('?q=xyzzy')).data).toEqual([])
      expect((await list('?level=sihir&group=sihir')).meta.total_count).toBe(all)
      expect((await list('?subcategory=sampah')).data.map(({ key }) => key)).toEqual(['sampah'])
      const [card] = (await list('?service=2')).data
      expect(card).toMatchObject({ key: 'ktp', level: 'regency', office_kind: 'disdukcapil' })
      const page = await good(
        ask(`/v1/public/master-data-publications/slug/${card?.service}`),
        serviceSingle,
      )
      expect(page.data.id).toBe(2)
    })

    it('speaks both languages', async () => {
      const [indonesian] = (await list('?q=paspor')).data
      const [english] = (await list('?q=paspor', inEnglish)).data
      expect([indonesian?.name, english?.name]).toEqual(['Paspor', 'Passport'])
      expect(english?.office).toBe('Immigration office')
      expect(english?.words).toEqual(indonesian?.words)
    })

    it('gives the one matter that words name, or none', async () => {
      const meant = async (q: string) =>
        (await good(ask(`/v1/matters/meant?q=${encodeURIComponent(q)}`), matterList)).data.map(
          ({ key }) => key,
        )
      expect(await meant('perpanjang SIM di Garut')).toEqual(['sim'])
      expect(await meant('sim card')).toEqual([])
      expect(await meant('')).toEqual([])
      expect(await meant('\u{1f600}'.repeat(200))).toEqual([])
    })
  })

  describe('GET /v1/offices', () => {
    const list = (query = '', init?: RequestInit) =>
      good(ask(`/v1/offices${query}`, init), officeList)

    it('gives the government of every regency and city with its site, and nothing that nobody has stated', async () => {
      const { data, meta } = await list('?kind=pemerintah&per_page=100')
      const places = (await good(ask('/v1/districts?per_page=100'), districtList)).data
      expect(meta.total_count).toBe(27)
      expect(data.map(({ district }) => district)).toEqual(
        places.map(({ code_kemendagri: code }) => code),
      )
      // A fact stands once: the list of regencies and cities has it from here.
      expect(data.map(({ website }) => website)).toEqual(places.map(({ website }) => website))
      for (const office of data)
        expect(office).toMatchObject({ address: null, phone: null, hours: null, checked_on: null })
    })

    it('gives the offices of one regency or city, also those of which nothing is known', async () => {
      const { data } = await list('?district=32.73&per_page=100', inEnglish)
      expect(data[0]).toMatchObject({
        id: '32.73-pemerintah',
        name: 'Government of Bandung City',
        website: 'https://bandung.go.id',
      })
      expect(data.find(({ kind }) => kind === 'disdukcapil')).toMatchObject({
        website: null,
        district_name: 'Bandung City',
      })
      expect((await list('?district=32.99')).data).toEqual([])
      const one = await list('?district=32.73&kind=disdukcapil')
      expect(one.data.map(({ name }) => name)).toEqual([
        'Dinas Kependudukan dan Pencatatan Sipil (Disdukcapil) Kota Bandung',
      ])
    })

    it('gives the units of the province as they stand in their own list', async () => {
      const { data } = await list(`?kind=${unitOfficeKind}&per_page=100`)
      const units = (await good(ask('/v1/units?per_page=100'), unitList)).data
      expect(data.map(({ unit_id: id, name, website }) => ({ id, name, website }))).toEqual(
        units.map(({ id, name, website }) => ({ id, name, website })),
      )
    })

    it('pages without gaps over all of them', async () => {
      const { meta } = await list('?per_page=100')
      const pages = await Promise.all(
        Array.from({ length: meta.total_page }, (_, at) => list(`?per_page=100&page=${at + 1}`)),
      )
      const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
      expect(new Set(ids).size).toBe(meta.total_count)
      expect((await list('?district=sihir&kind=sihir')).meta).toMatchObject({
        total_count: meta.total_count,
      })
    })
  })
}
