import { describe, expect, it } from 'vitest'
import { ownComplaintData } from '@/lib/schemas/complaint-following'
import { handlingResult } from '@/lib/schemas/complaint-handling'
import { monitoredList } from '@/lib/schemas/complaint-monitoring'
import { exercisedRight, rightsHours } from '@/lib/schemas/complaint-rights'
import { complaintViewSingle } from '@/lib/schemas/complaints'
import { single } from '@/lib/schemas/list'
import { fileComplaint } from '../../support/filed-complaint'
import { good, refused, sent, type Ask } from './ask'

const result = single(handlingResult)
const erasure = single(exercisedRight)
const contact = { name: 'Budi Setiawan', phone: '0812-9876-5432', email: 'budi.baru@warga.id' }

/** What pages show of a complaint whose reporter leaves the public: on a portal with the database, at once. */
export function describePublicPages(ask: Ask, apiKey: string) {
  it.each(['/aduan-warga/new/pantau-aduan', '/en/aduan-warga/new/pantau-aduan'])(
    'shows a hidden name and a private complaint no more on %s',
    async (page) => {
      const { complaint_number: number, secret } = await fileComplaint({ ask }, apiKey, {
        email: 'budi@warga.id',
        type: 'public',
      })
      const act = (name: string) =>
        good(
          ask(
            `/v1/public/complaints/${number}/${name}`,
            sent('POST', {}, { 'x-complaint-secret': secret }),
          ),
          result,
        )
      const shown = async () => {
        const html = await (await ask(page)).text()
        const count = (words: string) => html.split(words).length - 1
        return { names: count('B*** S***'), titles: count('Lubang di jalan desa') }
      }
      const before = await shown()
      await act('name-hiding')
      // A kind of content is thrown away twice a second at most.
      await expect.poll(async () => (await shown()).names).toBeLessThan(before.names)
      expect((await shown()).titles).toBe(before.titles)
      await act('privacy')
      await expect.poll(async () => (await shown()).titles).toBeLessThan(before.titles)
    },
  )
}

/** What reporters may do with their own data, by number and secret (Law 27/2022). */
export function describeRights(ask: Ask, apiKey: string) {
  const filed = (type: 'public' | 'private' = 'public') =>
    fileComplaint({ ask }, apiKey, { email: 'budi@warga.id', type })
  type Filed = Awaited<ReturnType<typeof filed>>
  const act = ({ complaint_number: number, secret }: Filed, name: string, body: unknown = {}) =>
    ask(
      `/v1/public/complaints/${number}/${name}`,
      sent('POST', body, { 'x-complaint-secret': secret, 'content-language': 'en' }),
    )
  const read = ({ complaint_number: number }: Filed, secret: string | null, part = '') =>
    ask(`/v1/public/complaints/${number}${part}`, {
      headers: { 'api-key': apiKey, ...(secret === null ? {} : { 'x-complaint-secret': secret }) },
    })
  const publicNumbers = async () => {
    const { data } = await good(ask('/v1/public/complaints?per_page=100'), monitoredList)
    return JSON.stringify(data)
  }

  describe('rights over the own data', () => {
    it('shows everything to the secret alone, and lets nobody keep it', async () => {
      const complaint = await filed()
      const response = await read(complaint, complaint.secret, '/data')
      expect(response.headers.get('cache-control')).toBe('no-store')
      const { data } = await good(Promise.resolve(response), single(ownComplaintData))
      expect(data).toMatchObject({
        reporter: { email: 'budi@warga.id' },
        contact_reads: [],
        rights: [{ kind: 'access', state: 'done' }],
      })
      await refused(read(complaint, null, '/data'), 404, 'ITEM_NOT_FOUND')
      await refused(read(complaint, '0'.repeat(26), '/data'), 404, 'ITEM_NOT_FOUND')
    })

    it('corrects the contact as the form takes it', async () => {
      const complaint = await filed('private')
      await good(act(complaint, 'contact', contact), result)
      const { data } = await good(
        read(complaint, complaint.secret, '/data'),
        single(ownComplaintData),
      )
      expect(data.reporter).toEqual({ ...contact, phone: '081298765432' })
    })

    it.each([
      ['no phone of ours', { ...contact, phone: '021' }, 400, 'VALIDATION_FAILED'],
      ['no name', { ...contact, name: ' ' }, 400, 'VALIDATION_FAILED'],
      ['no address', { ...contact, email: 'budi' }, 400, 'VALIDATION_FAILED'],
      [
        'an address that cannot exist',
        { ...contact, email: 'b@a.invalid' },
        400,
        'VALIDATION_FAILED',
      ],
      ['an unknown field', { ...contact, type: 'private' }, 422, 'UNREADABLE_BODY'],
    ])('refuses %s', async (_, body, status, code) => {
      await refused(act(await filed('private'), 'contact', body), status, code)
    })

    it('hides the name, and takes a complaint out of the public at once', async () => {
      const complaint = await filed()
      const seen = () => good(read(complaint, null), complaintViewSingle)
      expect((await seen()).data.reporter_name).toBe('B*** S***')
      await good(act(complaint, 'name-hiding'), result)
      expect((await seen()).data.reporter_name).toBeNull()
      const { title } = (await seen()).data
      const listed = async () => (await publicNumbers()).split(title).length
      const before = await listed()
      await good(act(complaint, 'privacy'), result)
      await refused(read(complaint, null), 404, 'ITEM_NOT_FOUND')
      expect(await listed()).toBe(before - 1)
      expect((await good(read(complaint, complaint.secret), complaintViewSingle)).data.type).toBe(
        'private',
      )
    })

    it('makes of an erasure in process a request with its hour, and erases an ended one at once', async () => {
      const complaint = await filed('private')
      const { data } = await good(act(complaint, 'full-erasure'), erasure)
      expect(data).toMatchObject({ kind: 'erase', state: 'requested', decided_at: null })
      expect(Date.parse(data.due_at) - Date.parse(data.requested_at)).toBe(
        rightsHours * 60 * 60_000,
      )
      expect((await good(act(complaint, 'full-erasure'), erasure)).data).toEqual(data)
      const view = await good(read(complaint, complaint.secret), complaintViewSingle)
      expect(view.data.erasure).toEqual(data)
      await good(act(complaint, 'withdrawal'), result)
      expect((await good(act(complaint, 'full-erasure'), erasure)).data.state).toBe('done')
      for (const part of ['', '/data'])
        await refused(read(complaint, complaint.secret, part), 410, 'ERASED')
      await refused(read(complaint, '0'.repeat(26)), 404, 'ITEM_NOT_FOUND')
    })

    it('tells a mistyped number from an unknown one', async () => {
      const { complaint_number: number } = await filed('private')
      const last = number.endsWith('7') ? '8' : '7'
      const { errors } = await refused(
        read({ complaint_number: `${number.slice(0, -1)}${last}`, secret: '' }, null),
        404,
        'ITEM_NOT_FOUND',
      )
      expect(errors).toEqual({
        number: ['Nomor ini salah ketik. Cocokkan lagi huruf dan angkanya dengan tanda terima'],
      })
      await refused(
        read({ complaint_number: 'JBR-20200101-00000M', secret: '' }, null),
        404,
        'ITEM_NOT_FOUND',
      )
    })
  })
}
