import { describe, expect, it } from 'vitest'
import { flagDefaults } from '@/lib/flags'
import { featureFlagsResponse, flagToggles } from '@/lib/schemas/flags'
import {
  programResponse,
  programList,
  programThemes,
  strategicProgramList,
} from '@/lib/schemas/programs'
import { good, inEnglish, type Ask } from './ask'

export function describePrograms(ask: Ask) {
  const list = (query = '', init?: RequestInit) =>
    good(ask(`/v1/featured-programs${query}`, init), programList)

  describe('GET /v1/featured-programs', () => {
    it('gives the twelve in the editor’s order, with the time of the last change', async () => {
      const { data, meta } = await list()
      expect(data).toHaveLength(12)
      expect(meta).toEqual({ total_count: 12, last_updated: expect.stringMatching(/\+07:00$/) })
      expect(data.slice(0, 3).map(({ title }) => title)).toEqual([
        'Sapawarga',
        'Kawasan Rebana',
        'Citarum Harum',
      ])
      for (const { description, themes } of data) {
        expect(description).toMatch(/^<p>/)
        expect(description).not.toMatch(/<(script|style|iframe)/)
        expect(themes.length).toBeGreaterThan(0)
      }
    })

    it.each(programThemes)('has a programme on the theme %s', async (theme) => {
      const { data, meta } = await list(`?cat=${theme}`)
      expect(meta.total_count).toBe(data.length)
      expect(data.length).toBeGreaterThan(0)
      for (const { themes } of data) expect(themes).toContain(theme)
    })

    it('takes several themes as any of them, by key or by name in either language', async () => {
      const titles = async (query: string, init?: RequestInit) =>
        (await list(query, init)).data.map(({ id }) => id)
      const expected = await titles('?cat=revolusi-data&cat=pariwisata')
      expect(expected.length).toBeGreaterThan(2)
      expect(
        await titles(
          '?cat[]=Revolusi%20pencarian%20data&cat[]=Destinasi%20dan%20infrastruktur%20pariwisata',
        ),
      ).toEqual(expected)
      expect(
        await titles(
          '?cat=data%20search%20revolution&cat=tourism%20destinations%20and%20infrastructure',
          inEnglish,
        ),
      ).toEqual(expected)
      expect(await titles('?cat=sihir')).toEqual([])
    })

    it('gives one programme in both languages, with links into the page’s language', async () => {
      const id = String((await list()).data[0]?.id)
      expect((await good(ask(`/v1/featured-programs/${id}`), programResponse)).data).toMatchObject({
        title: 'Sapawarga',
        link: '/sapawarga',
        lang: 'id',
      })
      const english = (await good(ask(`/v1/featured-programs/${id}`, inEnglish), programResponse))
        .data
      expect(english).toMatchObject({ service_type: 'App', lang: 'en' })
      expect(english.description).toContain('href="/en/sapawarga"')
    })

    it.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999999999999', '%00', '999999'])(
      'knows no programme %s',
      async (id) => {
        const response = await ask(`/v1/featured-programs/${id}`)
        expect([400, 404]).toContain(response.status)
      },
    )

    it.each([
      '%00',
      '%E0%A4%A',
      '%25',
      "'; drop table featured_programs; --",
      '\u202e',
      'x'.repeat(200),
    ])('answers or refuses the theme %s by name', async (theme) => {
      const response = await ask(`/v1/featured-programs?cat=${theme}`)
      expect([200, 400]).toContain(response.status)
    })
  })

  describe('GET /v1/public/strategic-programs', () => {
    it('gives three with their facts, in both languages', async () => {
      const indonesian = (await good(ask('/v1/public/strategic-programs'), strategicProgramList))
        .data
      const english = (
        await good(ask('/v1/public/strategic-programs', inEnglish), strategicProgramList)
      ).data
      expect(indonesian.map(({ title }) => title)).toEqual([
        'Citarum Harum',
        'Kawasan Rebana',
        'Bandara Kertajati',
      ])
      expect(english.map(({ title }) => title)).toEqual([
        'Citarum Harum',
        'Rebana Area',
        'Kertajati Airport',
      ])
      for (const { facts, lang } of english) {
        expect(facts.length).toBeGreaterThan(0)
        expect(lang).toBe('en')
      }
    })
  })

  describe('GET /v1/public/feature-flags', () => {
    it('has the preview of strategic programmes off, and is never stored', async () => {
      const response = await ask('/v1/public/feature-flags')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(featureFlagsResponse.parse(await response.json())).toEqual({
        data: { ...flagDefaults, strategicProgramPreview: false },
      })
    })

    it('speaks the language of an Unleash proxy too, whatever its client says of itself', async () => {
      const response = await ask(
        '/v1/public/feature-flags/frontend?appName=portal-jabar&environment=default&sessionId=1',
      )
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=30',
      ])
      const { toggles } = flagToggles.strict().parse(await response.json())
      expect(toggles).toContainEqual({
        name: 'strategicProgramPreview',
        enabled: false,
        variant: { name: 'disabled', enabled: false },
        impressionData: false,
      })
    })
  })
}
