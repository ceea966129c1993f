import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ComplaintStatus } from '@/lib/complaints/statuses'
import type { MoveRequest } from '@/lib/schemas/complaint-handling'
import { complaintNumberPattern, secretPattern } from '@/lib/schemas/complaints'
import type { Portal } from '@/lib/server/contract'
import { asCaller } from '@/lib/server/remote/caller-context'
import { startCommand } from '../support/portal-server'
import { officerMove, officerReader, patternPhoto } from './handled-complaints'
import { draftOn, openRemoteTest, siteOrigin, type RemoteTest } from './remote-portal'

let test: RemoteTest
let portal: Portal
beforeAll(async () => {
  test = await openRemoteTest()
  portal = test.portal
})
afterAll(() => test.close())

const wrongSecret = '0'.repeat(26)
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
  )
const idOf = (uri: string) => uri.split('/').at(-1) ?? ''

async function filed(type: 'public' | 'private' = 'public') {
  const { key, request } = await draftOn(portal, type)
  const { complaint_number: number, secret } = await portal.complaints.create(request, key)
  return {
    number,
    secret,
    key,
    request,
    photoId: idOf(request.foto_aduan.images[0]?.file_download_uri ?? ''),
  }
}
const move = (number: string, to: ComplaintStatus, more: Partial<MoveRequest> = {}) =>
  portal.handling.move(number, officerMove(to, more))

describe('sending a complaint to a provincial API', () => {
  it('gives its number and secret, and the same ones for the same form', async () => {
    const { number, secret, key, request } = await filed()
    expect([complaintNumberPattern.test(number), secretPattern.test(secret)]).toEqual([true, true])
    expect(await portal.complaints.create(request, key)).toEqual({
      complaint_number: number,
      secret,
    })
    expect([
      await portal.complaints.isStored(key),
      await portal.complaints.isStored(randomUUID()),
    ]).toEqual([true, false])
  })

  it('refuses another complaint under the same key', async () => {
    const { key, request } = await filed()
    const other = {
      ...request,
      informasi_aduan: { ...request.informasi_aduan, title: 'Lain sama sekali' },
    }
    expect(await codeOf(portal.complaints.create(other, key))).toBe('IDEMPOTENCY_CONFLICT')
  })

  it('loses nothing and doubles nothing when the answer is lost on the way', async () => {
    const { key, request } = await draftOn(portal, 'public')
    request.informasi_aduan.title = `Jembatan ${key.slice(0, 8)}`
    test.proxy.lose('POST /v1/public/complaints')
    const { complaint_number: number } = await portal.complaints.create(request, key)
    const { data } = await portal.handling.list({ q: request.informasi_aduan.title })
    expect(data.map((complaint) => complaint.complaint_number)).toEqual([number])
  })

  it('says what does not fit in the language of the caller', async () => {
    const { key, request } = await draftOn(portal, 'public')
    const wrong = {
      ...request,
      lokasi_aduan: { ...request.lokasi_aduan, village_id: '32.01.01.1001' },
    }
    const sentences = async (locale: 'id' | 'en') =>
      asCaller({ ip: undefined, browserId: undefined, locale }, () =>
        portal.complaints.create(wrong, key),
      ).catch((error: unknown) => error)
    const [id, en] = [await sentences('id'), await sentences('en')]
    expect(id).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: {
        fields: { 'lokasi_aduan.village_id': [{ sentence: expect.stringContaining('kelurahan') }] },
      },
    })
    expect(en).toMatchObject({
      details: {
        fields: {
          'lokasi_aduan.village_id': [{ sentence: expect.not.stringContaining('kelurahan') }],
        },
      },
    })
  })

  it('asks the caller to come back when the key is wrong, so that the complaint waits', async () => {
    const stranger = await test.openAnother({ PORTAL_API_KEY: 'lain' })
    const { key, request } = await draftOn(portal, 'public')
    expect(await codeOf(stranger.complaints.create(request, key))).toBe('UNAVAILABLE')
    expect(await codeOf(portal.complaints.create(request, key))).toBe('answered')
  })

  it('refuses files that are no photos', async () => {
    expect(
      await codeOf(
        portal.media.savePhoto(
          { bytes: Uint8Array.from([1, 2, 3]), originalName: 'x.jpg' },
          randomUUID(),
        ),
      ),
    ).toBe('UNSUPPORTED_MEDIA_TYPE')
  })
})

describe('who sees what', () => {
  it('private complaints and their photos need the secret', async () => {
    const { number, secret, photoId } = await filed('private')
    expect([
      await portal.complaints.view(number, null, 'id'),
      await portal.complaints.view(number, wrongSecret, 'id'),
      await portal.complaints.history(number, null, 'id'),
    ]).toEqual([null, null, null])
    expect(await portal.complaints.view(number, secret, 'en')).toMatchObject({
      complaint_id: number,
      type: 'private',
      is_holder: true,
      status_name: 'Waiting for verification',
    })
    expect(await portal.complaints.history(number, secret, 'id')).toMatchObject([
      { kind: 'received', status: 'unverified' },
    ])
    expect([
      await portal.media.file(photoId, null),
      await portal.media.file(photoId, wrongSecret),
    ]).toEqual([null, null])
    expect(await portal.media.file(photoId, secret)).toMatchObject({
      contentType: 'image/jpeg',
      isPublic: false,
    })
  })

  it('a photo not yet sent needs the token of its form', async () => {
    const { key, request } = await draftOn(portal, 'public')
    const id = idOf(request.foto_aduan.images[0]?.file_download_uri ?? '')
    expect([
      await portal.media.file(id, null),
      (await portal.media.file(id, key))?.isPublic,
    ]).toEqual([null, false])
  })

  it('public ones are for everybody once they are verified', async () => {
    const { number, photoId } = await filed()
    expect(await portal.media.file(photoId, null)).toBeNull()
    await move(number, 'verified')
    expect(await portal.media.file(photoId, null)).toMatchObject({ isPublic: true })
    expect(await portal.complaints.view(number, null, 'id')).toMatchObject({
      is_holder: false,
      latitude: null,
      photos: [{ url: `/v1/public/media/${photoId}` }],
    })
    expect((await portal.monitoring.list({ q: number }, 'id')).meta.per_page).toBe(10)
    expect((await portal.monitoring.statistics({}, 'id')).total).toBeGreaterThan(0)
  })
})

describe('what happens afterwards', () => {
  it('officers and reporters take turns through the API', async () => {
    const { number, secret, key } = await filed()
    await move(number, 'verified')
    await portal.handling.ask(number, { text: 'Di depan rumah nomor berapa?', actor: 'petugas-1' })
    expect(
      await portal.reporters.answer(number, secret, { text: 'Nomor 12.', images: [] }, key),
    ).toMatchObject({ status: 'verified', awaits: null })
    const [addition, form] = [{ text: 'Lubangnya bertambah lebar.', images: [] }, randomUUID()]
    const added = await portal.reporters.add(number, secret, addition, form)
    expect(added).toMatchObject({ status: 'verified', step: 5 })
    expect(await portal.reporters.add(number, secret, addition, form)).toEqual(added)
    expect(
      await codeOf(portal.reporters.add(number, secret, { ...addition, text: 'Lain.' }, form)),
    ).toBe('IDEMPOTENCY_CONFLICT')
    expect((await portal.complaints.history(number, secret, 'id'))?.[0]).toMatchObject({
      kind: 'added',
      message: { author: 'reporter', text: addition.text },
    })
    expect((await portal.complaints.history(number, null, 'id'))?.[0]).toMatchObject({
      kind: 'added',
      note: 'Pelapor menambah keterangan.',
      message: null,
    })
    await move(number, 'coordinated')
    await move(number, 'followup')
    const photo = await portal.handling.addEvidence(
      number,
      { bytes: await patternPhoto(7), originalName: 'selesai.jpg' },
      'petugas-1',
    )
    expect(photo.is_held).toBe(false)
    expect(await portal.handling.photo(number, photo.id)).toMatchObject({
      contentType: 'image/jpeg',
    })
    await move(number, 'finished', { evidence: [photo.id] })
    expect(
      await portal.reporters.confirm(number, secret, { is_resolved: true, reason: '' }),
    ).toMatchObject({ status: 'finished', awaits: null })
    expect(await portal.reporters.reopen(number, secret, { reason: 'Rusak lagi.' })).toMatchObject({
      status: 'review',
    })
    expect(await portal.handling.show(number, officerReader)).toMatchObject({
      complaint_number: number,
      reporter: { phone: '081234567890' },
      status: 'review',
    })
  })

  it('refusals keep their names', async () => {
    const { number, secret } = await filed()
    expect(await codeOf(move(number, 'finished'))).toBe('MOVE_NOT_ALLOWED')
    await move(number, 'verified', { seen_step: 1 })
    expect(await codeOf(move(number, 'followup', { seen_step: 1 }))).toBe('MOVED_MEANWHILE')
    expect(
      await codeOf(portal.reporters.confirm(number, secret, { is_resolved: true, reason: '' })),
    ).toBe('MOVE_NOT_ALLOWED')
    expect(await codeOf(portal.handling.move('JBR-20260101-00000X', officerMove('verified')))).toBe(
      'ITEM_NOT_FOUND',
    )
    expect([
      await portal.reporters.withdraw(number, wrongSecret, { reason: '' }),
      await portal.handling.show('JBR-20260101-00000X', officerReader),
    ]).toEqual([null, null])
  })

  it('reporters get their data, receipt and a new secret, and can leave', async () => {
    const { number, secret } = await filed('private')
    expect(await portal.reporters.ownData(number, secret, 'id')).toMatchObject({
      reporter: { name: 'Budi Santoso' },
      type: 'private',
    })
    expect(
      Buffer.from((await portal.reporters.receipt(number, secret, 'id')) ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(await portal.reporters.checkReceipt(number, 'AAAA-AAAA')).toMatchObject({
      is_genuine: false,
    })
    const temporary = await portal.reporters.recover(number, '081234567890')
    expect(temporary?.expires_at).toMatch(/T/)
    expect(await portal.reporters.recover(number, '081200000000')).toBeNull()
    const key = randomUUID()
    const replaced = await portal.reporters.replaceSecret(number, secret, key)
    expect(await portal.reporters.replaceSecret(number, secret, key)).toEqual(replaced)
    expect(await portal.complaints.view(number, secret, 'id')).toBeNull()
    expect(await portal.reporters.eraseIdentity(number, replaced?.secret ?? '')).toMatchObject({
      complaint_number: number,
    })
    expect(
      await portal.reporters.withdraw(number, replaced?.secret ?? '', { reason: '' }),
    ).toMatchObject({ status: 'canceled' })
  })

  it('reporters exercise their rights, and officers decide what needs them', async () => {
    const { number, secret } = await filed('public')
    const contact = { name: 'Budi Setiawan', phone: '081298765432', email: 'budi.baru@warga.id' }
    for (const done of [
      await portal.reporters.correctContact(number, secret, contact),
      await portal.reporters.hideName(number, secret),
      await portal.reporters.makePrivate(number, secret),
    ])
      expect(done).toMatchObject({ complaint_number: number })
    expect(await portal.reporters.correctContact(number, wrongSecret, contact)).toBeNull()
    expect(await portal.reporters.ownData(number, secret, 'id')).toMatchObject({
      reporter: contact,
      type: 'private',
    })
    const asked = await portal.reporters.erase(number, secret, 'en')
    expect(asked).toMatchObject({ state: 'requested' })
    const { data } = await portal.handling.rightsRequests({ page: 1, per_page: 100 })
    expect(data.find((each) => each.complaint_number === number)).toMatchObject({
      due_at: asked?.due_at,
    })
    const decision = { reason: '', reason_en: '', actor: 'petugas-1' }
    expect(
      await portal.handling.decideErasure(number, { ...decision, is_granted: true }),
    ).toMatchObject({ status: 'canceled' })
    expect(await codeOf(portal.complaints.view(number, secret, 'id'))).toBe('ERASED')
    expect(await portal.complaints.view(number, wrongSecret, 'id')).toBeNull()
  })

  it('others support, flag and find the same matter', async () => {
    const { number, request } = await filed()
    await move(number, 'verified')
    const browserId = randomUUID().replaceAll('-', '')
    expect(await portal.monitoring.support(number, { browserId, email: '' })).toEqual({
      supporters: 1,
      is_new: true,
    })
    expect(await portal.monitoring.support(number, { browserId, email: '' })).toEqual({
      supporters: 1,
      is_new: false,
    })
    expect([
      await portal.monitoring.flag(number, { browserId, reason: 'other' }),
      await portal.monitoring.flag('JBR-20260101-00000X', { browserId, reason: 'other' }),
    ]).toEqual([true, false])
    const { category, sub_category, title, reason } = request.informasi_aduan
    const similar = await portal.monitoring.similar(
      { category, sub_category, title, reason, ...request.lokasi_aduan.location },
      'id',
    )
    expect(similar.map((each) => each.complaint_number)).toContain(number)
  })
})

describe('Open311 through the API', () => {
  const page = { page: 1, pageSize: 10 }

  it('lists public complaints with photos under the own address', async () => {
    const { number, photoId } = await filed()
    await move(number, 'verified')
    const { requests, isLast } = await portal.openRequests.list(
      { ...page, numbers: [number] },
      'id',
    )
    expect([
      requests.map((each) => each.service_request_id),
      requests[0]?.media_url,
      isLast,
    ]).toEqual([[number], `${siteOrigin}/v1/public/media/${photoId}`, true])
    expect(
      (await portal.openRequests.list({ ...page, pageSize: 2, statuses: ['open', 'closed'] }, 'en'))
        .isLast,
    ).toBe(false)
    expect(await portal.openRequests.list({ ...page, numbers: [''] }, 'id')).toEqual({
      requests: [],
      isLast: true,
    })
  })

  it('knows places, and passes reports without photos on', async () => {
    const place = await portal.openRequests.placeAt({ lat: -6.9025, long: 107.6187 })
    expect(place).toMatchObject({
      city: { code: '32.73', name: 'Kota Bandung' },
      village: { name: 'Citarum' },
    })
    expect(await portal.openRequests.placeAt({ lat: -8.4, long: 109.4 })).toBeNull()
    const { request } = await draftOn(portal, 'private')
    const key = randomUUID()
    const report = { ...request, foto_aduan: { images: [] } }
    const receipt = await portal.complaints.create(report, key)
    expect(await portal.complaints.create(report, key)).toEqual(receipt)
    expect(
      await portal.complaints.view(receipt.complaint_number, receipt.secret, 'id'),
    ).toMatchObject({ type: 'private', is_holder: true })
  })
})

describe('limits', () => {
  it('of the API count each caller, not this portal as one', async () => {
    const responses = {
      rating: 5,
      compliments: 'YA',
      criticism: 'Kecil.',
      suggestions: 'Besarkan.',
      gender: 'P',
      education: 'S1',
      occupation: 'PNS',
      age: 42,
      domicile: 'Kota Bandung',
      aspect_value: { relevance: 4, reachable: 3, user_experience: 2, user_interface: 1 },
    } as const
    const submit = (ip: string, browserId: string) =>
      asCaller({ ip, browserId, locale: 'id' }, () => portal.feedback.submit(responses))
    const [one, other] = ['a'.repeat(32), 'b'.repeat(32)]
    expect(await submit('203.0.113.1', one)).toMatchObject({ id: expect.any(Number) })
    await expect(submit('203.0.113.1', one)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: expect.any(Number) },
    })
    expect(await submit('203.0.113.2', other)).toMatchObject({ id: expect.any(Number) })
  })
})

describe('a portal without data of its own', () => {
  it('opens no database', () => {
    expect(readdirSync(test.folder)).toEqual([])
  })

  it('opens whether or not the API answers, and is not ready while it leaves the API alone', async () => {
    const lonely = await test.openAnother({ PORTAL_API_URL: 'http://127.0.0.1:9' })
    expect(await lonely.ready()).toBe(true)
    for (let use = 0; use < 5; use += 1)
      expect(await codeOf(lonely.home.banners('id'))).toBe('UNAVAILABLE')
    expect(await lonely.ready()).toBe(false)
  })

  it('says in one line that a command needs the data', async () => {
    const { code, stderr } = await startCommand(['complaints', 'list'], {
      DATA_DIR: test.folder,
      PORTAL_API_URL: test.proxy.url,
    }).ended
    expect([code, stderr.trim().split('\n')]).toEqual([
      1,
      [expect.stringContaining('With PORTAL_API_URL this portal keeps nothing itself')],
    ])
  })
})
