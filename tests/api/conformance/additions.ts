import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { additionsMax } from '@/lib/schemas/complaint-following'
import { handlingResult } from '@/lib/schemas/complaint-handling'
import { complaintEventList, complaintViewSingle } from '@/lib/schemas/complaints'
import { single } from '@/lib/schemas/list'
import { fileComplaint, uploadPhoto } from '../../support/filed-complaint'
import { good, refused, sent, type Ask } from './ask'

const result = single(handlingResult)
const text = 'Lubangnya bertambah lebar sejak kemarin.'
const photoOf = (id: string) => ({
  file_name: 'a.jpg',
  file_download_uri: `/v1/public/media/${id.repeat(32)}`,
  size: 1,
})

/** What a reporter may add to an open complaint. */
export function describeAdditions(ask: Ask, apiKey: string) {
  const filed = (type: 'public' | 'private') =>
    fileComplaint({ ask }, apiKey, { email: 'budi@warga.id', type })
  type Filed = Awaited<ReturnType<typeof filed>>
  const add = (
    { complaint_number: number, secret }: Filed,
    body: unknown,
    formKey: string = randomUUID(),
  ) =>
    ask(
      `/v1/public/complaints/${number}/additions`,
      sent('POST', body, { 'x-complaint-secret': secret, 'idempotency-key': formKey }),
    )
  const withSecret = (secret: string | null) => ({
    headers: { 'api-key': apiKey, ...(secret === null ? {} : { 'x-complaint-secret': secret }) },
  })
  const newest = async ({ complaint_number: number }: Filed, secret: string | null) =>
    (
      await good(
        ask(`/v1/public/complaints/status/${number}`, withSecret(secret)),
        complaintEventList,
      )
    ).data[0]

  describe('adding to a complaint', () => {
    it('keeps words and photo for the holder, shows everybody else that something was added, and does it once', async () => {
      const complaint = await filed('public')
      const form = randomUUID()
      const image = await uploadPhoto({ ask }, apiKey, form)
      const first = await good(add(complaint, { text, images: [image] }, form), result)
      expect(first.data).toMatchObject({
        complaint_number: complaint.complaint_number,
        step: 2,
        status: 'unverified',
      })
      expect(await good(add(complaint, { text, images: [image] }, form), result)).toEqual(first)
      await refused(add(complaint, { text: 'Lain.' }, form), 409, 'IDEMPOTENCY_CONFLICT')
      const own = await newest(complaint, complaint.secret)
      expect(own).toMatchObject({
        kind: 'added',
        message: { author: 'reporter', text },
        evidences: [{ url: image.file_download_uri }],
      })
      expect(await newest(complaint, null)).toMatchObject({
        kind: 'added',
        note: 'Pelapor menambah keterangan.',
        message: null,
        evidences: [],
      })
      const photo = async (secret: string | null) =>
        (await ask(image.file_download_uri, withSecret(secret))).status
      expect([await photo(complaint.secret), await photo(null)]).toEqual([200, 404])
    })

    it.each([
      ['no words', { text: ' ' }, 400, 'VALIDATION_FAILED'],
      ['too many words', { text: 'x'.repeat(1001) }, 400, 'VALIDATION_FAILED'],
      [
        'four photos',
        { text, images: ['0', '1', '2', '3'].map(photoOf) },
        400,
        'VALIDATION_FAILED',
      ],
      ['a photo of another form', { text, images: [photoOf('0')] }, 400, 'VALIDATION_FAILED'],
      ['an unknown field', { text, status: 'finished' }, 422, 'UNREADABLE_BODY'],
    ])('refuses %s', async (_, body, status, code) => {
      await refused(add(await filed('private'), body), status, code)
    })

    it('knows nobody without the secret, and ends with the complaint', async () => {
      const complaint = await filed('private')
      await refused(add({ ...complaint, secret: '0'.repeat(26) }, { text }), 404, 'ITEM_NOT_FOUND')
      const { complaint_number: number, secret } = complaint
      await good(
        ask(
          `/v1/public/complaints/${number}/withdrawal`,
          sent('POST', {}, { 'x-complaint-secret': secret }),
        ),
        result,
      )
      await refused(add(complaint, { text }), 409, 'MOVE_NOT_ALLOWED')
    })

    it(`takes ${additionsMax} of them`, async () => {
      const complaint = await filed('private')
      const view = () =>
        ask(`/v1/public/complaints/${complaint.complaint_number}`, withSecret(complaint.secret))
      const acts = async () => (await good(view(), complaintViewSingle)).data.acts
      expect(await acts()).toContain('add')
      for (let at = 0; at < additionsMax; at += 1) await good(add(complaint, { text }), result)
      await refused(add(complaint, { text }), 409, 'MOVE_NOT_ALLOWED')
      expect(await acts()).not.toContain('add')
    })
  })
}
