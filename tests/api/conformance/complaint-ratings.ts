import { describe, expect, it } from 'vitest'
import { ownComplaintData } from '@/lib/schemas/complaint-following'
import { complaintRating, complaintRatings } from '@/lib/schemas/complaint-ratings'
import { complaintViewSingle } from '@/lib/schemas/complaints'
import { single } from '@/lib/schemas/list'
import { fileComplaint } from '../../support/filed-complaint'
import { good, refused, sent, type Ask } from './ask'

type Filed = Awaited<ReturnType<typeof fileComplaint>>

/** What reporters say of the handling, by number and secret, and what everybody sees of it. @param end ends a complaint as an officer does */
export function describeComplaintRatings(
  ask: Ask,
  apiKey: string,
  end: (number: string, status: 'finished' | 'rejected') => Promise<void>,
) {
  const filed = () => fileComplaint({ ask }, apiKey, { email: 'budi@warga.id' })
  const rate = ({ complaint_number: number, secret }: Filed, body: unknown) =>
    ask(
      `/v1/public/complaints/${number}/rating`,
      sent('POST', body, { 'x-complaint-secret': secret }),
    )
  const read = ({ complaint_number: number, secret }: Filed, part = '') =>
    ask(`/v1/public/complaints/${number}${part}`, {
      headers: { 'api-key': apiKey, 'x-complaint-secret': secret },
    })
  const answer = single(complaintRating)

  describe('ratings of the handling', () => {
    it.each(['finished', 'rejected'] as const)(
      'are given once by whoever holds the secret of a %s complaint',
      async (status) => {
        const complaint = await filed()
        const said = { rating: 4, reason: 'Cepat. Telepon saya 081234567890.' }
        await refused(rate(complaint, said), 409, 'MOVE_NOT_ALLOWED')
        await end(complaint.complaint_number, status)
        expect((await good(read(complaint), complaintViewSingle)).data.acts).toContain('rate')
        const { data } = await good(rate(complaint, said), answer)
        expect(data).toMatchObject({ rating: 4, reason: 'Cepat. Telepon saya [phone].' })
        expect((await good(rate(complaint, said), answer)).data).toEqual(data)
        await refused(rate(complaint, { ...said, rating: 1 }), 409, 'MOVE_NOT_ALLOWED')
        const { data: view } = await good(read(complaint), complaintViewSingle)
        expect(view.rating).toEqual(data)
        expect(view.acts).not.toContain('rate')
        const own = await good(read(complaint, '/data'), single(ownComplaintData))
        expect(own.data.rating).toEqual(data)
      },
    )

    it('are nobody else’s, and none of a withdrawn complaint', async () => {
      const complaint = await filed()
      await refused(
        rate({ ...complaint, secret: '0'.repeat(26) }, { rating: 5 }),
        404,
        'ITEM_NOT_FOUND',
      )
      const withdrawn = ask(
        `/v1/public/complaints/${complaint.complaint_number}/withdrawal`,
        sent('POST', {}, { 'x-complaint-secret': complaint.secret }),
      )
      expect((await withdrawn).status).toBe(200)
      await refused(rate(complaint, { rating: 5 }), 409, 'MOVE_NOT_ALLOWED')
    })

    it.each([
      ['no face', { reason: '' }, 400, 'VALIDATION_FAILED'],
      ['a sixth face', { rating: 6 }, 400, 'VALIDATION_FAILED'],
      ['half a face', { rating: 2.5 }, 400, 'VALIDATION_FAILED'],
      ['a long reason', { rating: 2, reason: 'a'.repeat(501) }, 400, 'VALIDATION_FAILED'],
      ['an unknown field', { rating: 2, name: 'Budi' }, 422, 'UNREADABLE_BODY'],
    ])('refuse %s', async (_, body, status, code) => {
      await refused(rate(await filed(), body), status, code)
    })

    it('are published together, cacheable and for every website', async () => {
      const response = await ask('/v1/public/complaints/ratings')
      expect(response.headers.get('cache-control')).toMatch(/^public, max-age=60/)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      const { data } = await good(Promise.resolve(response), single(complaintRatings))
      // Fewer than five were given here.
      expect(data).toMatchObject({ ratings: 0, mean: null, by_category: [] })
      expect(data.by_rating.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0])
      expect(JSON.stringify(data)).not.toContain('Cepat')
    })

    it('are files too, of known tables only', async () => {
      const path = '/v1/public/complaints/ratings/csv'
      const response = await ask(`${path}?table=face&lang=en`)
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(response.headers.get('content-disposition')).toContain('complaint-ratings-face.csv')
      expect(await response.text()).toContain('Code,Rating,Ratings')
      await refused(ask(`${path}?table=sihir`), 400, 'VALIDATION_FAILED')
    })
  })
}
