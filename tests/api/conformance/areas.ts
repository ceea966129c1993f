import { describe, expect, it } from 'vitest'
import { areaList } from '@/lib/schemas/areas'
import { good, refused, type Ask } from './ask'

export function describeAreas(ask: Ask) {
  const list = (query = '') => good(ask(`/v1/areas${query}`), areaList)

  describe('GET /v1/areas', () => {
    it('lists the 27 regencies and cities by name without any parameter', async () => {
      const { data, meta } = await list()
      expect(meta).toEqual({ total_count: 27, total_page: 1, current_page: 1, per_page: 30 })
      expect(data).toHaveLength(27)
      expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).toSorted())
      expect(data).toContainEqual(
        expect.objectContaining({ name: 'Kota Bandung', code_kemendagri: '32.73' }),
      )
    })

    it('gives all 40 districts of Bogor on one page of 100, and 30 on the default page', async () => {
      const whole = await list('?depth=3&parent_code_kemendagri=32.01&per_page=100')
      expect([whole.data.length, whole.meta.total_count]).toEqual([40, 40])
      const first = await list('?depth=3&parent_code_kemendagri=32.01')
      expect([first.data.length, first.meta.total_page]).toEqual([30, 2])
    })

    it('lists villages of a district with dotted codes', async () => {
      const { data } = await list('?depth=4&parent_code_kemendagri=32.73.01&per_page=100')
      expect(data.length).toBeGreaterThan(0)
      for (const { code_kemendagri: code } of data) expect(code).toMatch(/^32\.73\.01\.\d{4}$/)
    })

    it('answers the province itself at depth 1', async () => {
      const { data } = await list('?depth=1')
      expect(data).toMatchObject([{ code_kemendagri: '32' }])
    })

    it('finds names in any case', async () => {
      const { data } = await list('?q=BANDUNG')
      expect(data.map(({ name }) => name)).toEqual([
        'Kabupaten Bandung',
        'Kabupaten Bandung Barat',
        'Kota Bandung',
      ])
    })

    it('finds one area by its code', async () => {
      expect((await list('?code_kemendagri=32.17')).data).toMatchObject([
        { name: 'Kabupaten Bandung Barat' },
      ])
    })

    it.each(['?parent_code_kemendagri=31', '?page=999', '?q=xyzzy'])(
      '%s is an empty list, not an error',
      async (query) => {
        expect((await list(query)).data).toEqual([])
      },
    )

    it('counts no pages of an empty list', async () => {
      expect((await list('?q=xyzzy')).meta).toMatchObject({ total_count: 0, total_page: 0 })
    })

    it.each([
      'page=0',
      'page=-1',
      'page=abc',
      'per_page=0',
      'per_page=-5',
      'per_page=x',
      'depth=9',
    ])('%s falls back to the default', async (query) => {
      expect((await list(`?${query}`)).meta).toEqual({
        total_count: 27,
        total_page: 1,
        current_page: 1,
        per_page: 30,
      })
    })

    it('refuses a code that cannot be one, naming the parameter', async () => {
      const { errors } = await refused(
        ask("/v1/areas?parent_code_kemendagri=32'--"),
        400,
        'VALIDATION_FAILED',
      )
      expect(Object.keys(errors ?? {})).toEqual(['parent_code_kemendagri'])
    })

    it('may be kept for an hour', async () => {
      const response = await ask('/v1/areas')
      expect(response.headers.get('cache-control')).toBe(
        'public, max-age=3600, stale-while-revalidate=86400',
      )
    })
  })
}
