import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  eventResponse,
  eventCalendar,
  eventCategories,
  eventGroups,
  eventList,
  groupOfCategory,
  type EventItem,
} from '@/lib/schemas/events'
import { parseIcal } from '@/tests/support/ical'
import { good, inEnglish, refused, type Ask } from './ask'
import { hostileQuery } from './hostile-query'

const base = '/v1/public/events'

const hostile = hostileQuery(
  [
    'q',
    'start_date',
    'end_date',
    'cat',
    'cat[]',
    'type',
    'type[]',
    'group',
    'district',
    'page',
    'per_page',
    'sort_by',
    'sort_order',
  ],
  ['2026-02-30', '9999-12-31', 'Gubernur', 'online'],
)

const orderOf = ({ date, start_hour: hour }: Pick<EventItem, 'date' | 'start_hour'>) =>
  `${date} ${hour}`

export function describeEvents(ask: Ask) {
  const list = (query = '', init?: RequestInit) => good(ask(`${base}${query}`, init), eventList)

  describe(`GET ${base}`, () => {
    it('gives events by day and hour, the latest first, and the other way round on request', async () => {
      const { data, meta } = await list('?per_page=100')
      expect(meta.total_count).toBeGreaterThan(100)
      expect(data.map(orderOf)).toEqual(data.map(orderOf).toSorted().toReversed())
      const ascending = (await list('?sort_by=date&sort_order=ASC&per_page=100')).data.map(orderOf)
      expect(ascending).toEqual(ascending.toSorted())
    })

    it('puts each event into a group and category of the specification, with hours and a status', async () => {
      for (const event of (await list('?per_page=100')).data) {
        expect(eventCategories).toContain(event.category)
        expect(event.group).toBe(groupOfCategory(event.category))
        expect(event.date).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+07:00$/)
        expect(event.end_hour >= event.start_hour, event.title).toBe(true)
        expect(event.start_hour).toMatch(/^\d\d:\d\d:\d\d$/)
      }
    })

    it('tells by the clock what is over and what is yet to come', async () => {
      const past = (await list('?start_date=2026-01-01&end_date=2026-01-31')).data
      const future = (await list('?start_date=2030-08-01&end_date=2030-08-31')).data
      expect(past.length * future.length).toBeGreaterThan(0)
      expect(new Set(past.map(({ status }) => status))).toEqual(new Set(['FINISHED']))
      expect(new Set(future.map(({ status }) => status))).toEqual(new Set(['NOT_STARTED']))
    })

    it('knows the anniversary of the province, which is no example', async () => {
      const { data } = await list('?start_date=2027-08-19&end_date=2027-08-19')
      expect(data).toEqual([
        expect.objectContaining({
          title: 'Hari Jadi Provinsi Jawa Barat',
          is_demo: false,
          is_all_day: true,
          start_hour: '00:00:00',
          end_hour: '23:59:59',
        }),
      ])
    })

    it('keeps to days only when both are given', async () => {
      const all = (await list()).meta.total_count
      expect((await list('?start_date=2027-08-19')).meta.total_count).toBe(all)
      const { data } = await list('?start_date=2027-08-17&end_date=2027-08-19&per_page=100')
      expect(data.map(({ date }) => date.slice(0, 10))).toEqual(['2027-08-19', '2027-08-17'])
      expect(
        (
          await refused(
            ask(`${base}?start_date=2026-02-30&end_date=2026-03-01`),
            400,
            'VALIDATION_FAILED',
          )
        ).errors,
      ).toHaveProperty('start_date')
    })

    it.each(eventGroups)('keeps to the group %s', async (group) => {
      const { data } = await list(`?group=${encodeURIComponent(group)}&per_page=100`)
      expect(data.length).toBeGreaterThan(0)
      expect(data.every((event) => event.group === group)).toBe(true)
    })

    it('keeps to categories and types, however their names are written', async () => {
      const { data } = await list('?cat[]=Gubernur&cat=Olahraga&per_page=100')
      expect(new Set(data.map(({ category }) => category))).toEqual(
        new Set(['Gubernur', 'Olahraga']),
      )
      expect((await list('?type[]=online')).data.every(({ type }) => type === 'online')).toBe(true)
      expect((await list('?cat=Sihir')).meta.total_count).toBe(0)
    })

    it('keeps to a regency or city, and names it in the language', async () => {
      const { data, meta } = await list('?district=32.73&per_page=100')
      expect(meta.total_count).toBeGreaterThan(0)
      expect(new Set(data.map(({ district }) => district?.name))).toEqual(new Set(['Kota Bandung']))
      expect(
        (await list('?district=32.73&per_page=1', inEnglish)).data[0]?.district?.name,
      ).toContain('Bandung')
      expect((await list('?district=32.01')).data).toEqual([])
      expect((await list('?district=sihir')).data).toEqual([])
    })

    it('finds words in either language, and writes in English on request', async () => {
      const [{ data }, english] = [
        await list('?q=HARI%20jadi&start_date=2027-01-01&end_date=2027-12-31'),
        await list(
          '?q=anniversary%20province&start_date=2027-01-01&end_date=2027-12-31',
          inEnglish,
        ),
      ]
      expect(data.map(({ title }) => title)).toEqual(['Hari Jadi Provinsi Jawa Barat'])
      expect(english.data.map(({ title, lang }) => [title, lang])).toEqual([
        ['Anniversary of the Province of West Java', 'en'],
      ])
      expect((await list('?q=zzqxy')).data).toEqual([])
    })

    it('gives pages that follow each other, and an empty one past the end', async () => {
      const all = (await list('?per_page=30')).data
      expect((await list('?page=2')).data).toEqual(all.slice(10, 20))
      expect((await list('?page=999')).data).toEqual([])
    })
  })

  describe(`GET ${base}/calendar`, () => {
    it('gives bare titles by day, the latest first', async () => {
      const calendar = await good(
        ask(`${base}/calendar?start_date=2027-08-01&end_date=2027-08-31`),
        eventCalendar,
      )
      expect(calendar.map(({ date }) => date.slice(0, 10))).toEqual(['2027-08-19', '2027-08-17'])
      const english = await good(
        ask(`${base}/calendar?start_date=2027-08-19&end_date=2027-08-19`, inEnglish),
        eventCalendar,
      )
      expect(english).toEqual([
        {
          id: calendar[0]?.id,
          title: 'Anniversary of the Province of West Java',
          date: '2027-08-19T00:00:00+07:00',
        },
      ])
    })

    it('refuses a day that does not exist', async () => {
      await refused(
        ask(`${base}/calendar?start_date=kemarin&end_date=besok`),
        400,
        'VALIDATION_FAILED',
      )
    })
  })

  describe(`GET ${base}/{id}`, () => {
    it('gives one event with its description, in both languages', async () => {
      const [event] = (await list('?start_date=2027-08-19&end_date=2027-08-19')).data
      const { data } = await good(ask(`${base}/${event?.id}`), eventResponse)
      expect(data).toMatchObject(event ?? {})
      expect(data.description).toContain('19 Agustus 1945')
      expect(
        (await good(ask(`${base}/${event?.id}`, inEnglish), eventResponse)).data.description,
      ).toContain('19 August 1945')
    })

    it.each([
      '0',
      '-1',
      '1.5',
      'abc',
      '99999999999999999999',
      '2147483648',
      '%00',
      '%E0%A4%A',
      '999999',
    ])('knows no event %s', async (id) => {
      expect([400, 404]).toContain((await ask(`${base}/${id}`)).status)
    })
  })

  describe('GET /kalender/{language}/{file}.ics', () => {
    const linesOf = async (path: string) => {
      const response = await ask(path)
      expect(response.status, path).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename="agenda-jawa-barat[\w-]*\.ics"$/,
      )
      return (await response.text()).replace(/\r\n[\t ]/g, '').split('\r\n')
    }

    it('gives the whole agenda, examples named as such', async () => {
      const lines = await linesOf('/kalender/en/agenda.ics')
      expect(lines[0]).toBe('BEGIN:VCALENDAR')
      expect(lines).toContain('X-WR-CALNAME:West Java agenda')
      expect(lines.filter((line) => line === 'BEGIN:VEVENT').length).toBeGreaterThan(30)
      expect(lines.some((line) => line.startsWith('SUMMARY:Example: '))).toBe(true)
    })

    it('gives what a category and a regency or city have, and says so in its name', async () => {
      const read = async (query: string) => {
        const text = await (await ask(`/kalender/id/agenda.ics?${query}`)).text()
        const calendar = parseIcal(text)
        return {
          name: calendar.properties.get('X-WR-CALNAME')?.value,
          events: calendar.components.map(({ properties }) => properties),
        }
      }
      const sports = await read('kategori=Olahraga')
      expect(sports.name).toBe('Agenda Jawa Barat, Olahraga')
      expect(sports.events.length).toBeGreaterThan(0)
      for (const properties of sports.events) {
        expect(properties.get('CATEGORIES')?.value).toBe('Olahraga')
        expect(properties.get('UID')?.value).toMatch(/^agenda-\d+@/)
        expect(properties.get('DTSTAMP')?.value).toMatch(/^\d{8}T\d{6}Z$/)
        expect(properties.get('LAST-MODIFIED')?.value).toMatch(/^\d{8}T\d{6}Z$/)
        expect(properties.get('SEQUENCE')?.value).toMatch(/^\d+$/)
        expect(properties.get('STATUS')?.value).toBe('CONFIRMED')
      }
      const bandung = await read('wilayah=32.73&kelompok=Pimpinan')
      expect(bandung.name).toBe('Agenda Jawa Barat, Pimpinan, Kota Bandung')
      expect(bandung.events.length).toBeGreaterThan(0)
      expect((await read('wilayah=32.01')).events).toEqual([])
    })

    it.each(['kategori=Sihir', 'wilayah=33.01', 'wilayah=32.99', 'kelompok=1'])(
      'has no calendar of %s, rather than one of everything',
      async (query) => {
        expect((await ask(`/kalender/id/agenda.ics?${query}`)).status).toBe(404)
      },
    )

    it('gives one event', async () => {
      const [event] = (await list('?start_date=2027-08-19&end_date=2027-08-19')).data
      const lines = await linesOf(`/kalender/id/${event?.id}.ics`)
      expect(lines).toEqual(
        expect.arrayContaining([
          'SUMMARY:Hari Jadi Provinsi Jawa Barat',
          'DTSTART;VALUE=DATE:20270819',
          'DTEND;VALUE=DATE:20270820',
        ]),
      )
    })

    it.each([
      'id/0.ics',
      'id/999999999.ics',
      'id/agenda.txt',
      'fr/agenda.ics',
      'id/agenda%0d%0a.ics',
    ])('knows no file %s', async (path) => {
      expect([400, 404]).toContain((await ask(`/kalender/${path}`)).status)
    })
  })

  it('answers or refuses anything at all in the query of the agenda, by name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(base, `${base}/calendar`), hostile, async (path, search) => {
        const response = await ask(`${path}?${search}`)
        const text = await response.text()
        expect([200, 400], text).toContain(response.status)
        if (response.status === 400)
          expect(JSON.parse(text)).toMatchObject({ code: expect.any(String) })
      }),
      { numRuns: 100 },
    )
  }, 60_000)
}
