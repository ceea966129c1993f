import { describe, expect, it } from 'vitest'
import { complaintEventList } from '@/lib/schemas/complaints'
import { storedDocument } from '@/lib/schemas/complaint-documents'
import { handledComplaintDetail, handlingResult } from '@/lib/schemas/complaint-handling'
import { documentMaxBytes } from '@/lib/schemas/limits'
import { single } from '@/lib/schemas/list'
import { fileComplaint } from '../../support/filed-complaint'
import { sampleAuthor, samplePdf } from '../../support/sample-pdf'
import { good, refused, type Ask } from './ask'

const result = single(handlingResult)
const actor = 'Dewi'

/** Documents that officers attach to steps. */
export function describeDocuments(ask: Ask, apiKey: string, operatorToken: string) {
  const officer = { authorization: `Bearer ${operatorToken}` }
  const filed = (type: 'public' | 'private' = 'public') =>
    fileComplaint({ ask }, apiKey, { email: 'budi@warga.id', type })
  type Filed = Awaited<ReturnType<typeof filed>>
  const pathOf = ({ complaint_number: number }: Filed, part = '') =>
    `/v1/operator/complaints/${number}${part}`
  const upload = (complaint: Filed, fields: Record<string, string> = {}, bytes = samplePdf()) => {
    const body = new FormData()
    const given = { actor, title: 'Surat jawaban', title_en: 'Letter of reply', ...fields }
    for (const [name, value] of Object.entries(given)) body.set(name, value)
    body.set('file', new Blob([bytes]), 'Surat Siti Rahmawati.pdf')
    return ask(pathOf(complaint, '/documents'), { method: 'POST', body, headers: officer })
  }
  const act = (complaint: Filed, action: string, body: object) =>
    ask(pathOf(complaint, `/${action}`), {
      method: 'POST',
      headers: { ...officer, 'content-type': 'application/json' },
      body: JSON.stringify({ actor, ...body }),
    })
  const withSecret = (secret: string | null, locale = 'id') => ({
    headers: {
      'api-key': apiKey,
      'content-language': locale,
      ...(secret === null ? {} : { 'x-complaint-secret': secret }),
    },
  })
  const newest = async (
    { complaint_number: number }: Filed,
    secret: string | null,
    locale = 'id',
  ) =>
    (
      await good(
        ask(`/v1/public/complaints/status/${number}`, withSecret(secret, locale)),
        complaintEventList,
      )
    ).data[0]

  describe('documents of officers', () => {
    it('are kept without their author and shown with the step, to be saved and with nothing allowed', async () => {
      const complaint = await filed()
      const { data: kept } = await good(upload(complaint), single(storedDocument), 201)
      expect(kept.is_signature_removed).toBe(false)
      await good(act(complaint, 'answers', { note: 'Kami jawab.', documents: [kept.id] }), result)
      const url = `/v1/public/media/${kept.id}`
      expect((await newest(complaint, null, 'en'))?.documents).toEqual([
        {
          url,
          title: 'Letter of reply',
          title_locale: 'en',
          content_type: 'application/pdf',
          size: kept.size,
        },
      ])
      const response = await ask(url, withSecret(null))
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="Surat jawaban.pdf"',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox/),
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=86400, s-maxage=60',
      })
      const named = await ask(`${url}?lang=en`, withSecret(null))
      expect(named.headers.get('content-disposition')).toBe(
        'attachment; filename="Letter of reply.pdf"',
      )
      const bytes = Buffer.from(await response.arrayBuffer())
      expect([bytes.byteLength, bytes.subarray(0, 5).toString()]).toEqual([kept.size, '%PDF-'])
      expect(bytes.toString('latin1')).not.toContain(sampleAuthor)

      const detail = await good(
        ask(pathOf(complaint), { headers: officer }),
        single(handledComplaintDetail),
      )
      expect(detail.data.steps.at(-1)?.documents).toMatchObject([{ id: kept.id, url }])
      const seen = await ask(pathOf(complaint, `/documents/${kept.id}`), { headers: officer })
      expect([
        seen.status,
        seen.headers.get('cache-control'),
        seen.headers.get('content-disposition'),
      ]).toEqual([200, 'no-store', 'attachment; filename="Surat jawaban.pdf"'])
    })

    it('of a private complaint and of a question need the secret, and no cache keeps them', async () => {
      const complaint = await filed('private')
      const title = 'Surat “Déwi” No. 1/2026'
      const { data: kept } = await good(upload(complaint, { title }), single(storedDocument), 201)
      await good(act(complaint, 'questions', { text: 'Di mana?', documents: [kept.id] }), result)
      const [document] = (await newest(complaint, complaint.secret))?.documents ?? []
      const read = (secret: string | null) => ask(document?.url ?? '', withSecret(secret))
      expect([(await read(null)).status, (await read('0'.repeat(26))).status]).toEqual([404, 404])
      const response = await read(complaint.secret)
      expect([
        response.status,
        response.headers.get('cache-control'),
        response.headers.get('content-disposition'),
      ]).toEqual([
        200,
        'private, no-store',
        `attachment; filename="Surat Dewi No. 1 2026.pdf"; filename*=UTF-8''Surat%20D%C3%A9wi%20No.%201%202026.pdf`,
      ])
    })

    it('are refused as the form says what is wrong', async () => {
      const complaint = await filed()
      const script = samplePdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' })
      // One after the other: an address has few places for documents.
      const refusals = [
        await refused(upload(complaint, { title: 'Su' }), 400, 'VALIDATION_FAILED'),
        await refused(upload(complaint, { title: 'x'.repeat(121) }), 400, 'VALIDATION_FAILED'),
        await refused(upload(complaint, {}, Buffer.from('<svg/>')), 415, 'UNSUPPORTED_MEDIA_TYPE'),
        await refused(upload(complaint, {}, script), 415, 'UNSUPPORTED_MEDIA_TYPE'),
        await refused(
          upload(complaint, {}, samplePdf({ size: documentMaxBytes })),
          413,
          'PAYLOAD_TOO_LARGE',
        ),
      ]
      expect(refusals.map(({ errors }) => Object.keys(errors ?? {}))).toEqual([
        ['title'],
        ['title'],
        ['file'],
        ['file'],
        ['file'],
      ])
      const four = ['0', '1', '2', '3'].map((digit) => digit.repeat(32))
      await refused(
        act(complaint, 'answers', { note: 'a', documents: four }),
        400,
        'VALIDATION_FAILED',
      )
      await refused(
        act(complaint, 'answers', { note: 'a', documents: four.slice(1) }),
        400,
        'VALIDATION_FAILED',
      )
    })
  })
}
