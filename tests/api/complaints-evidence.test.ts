import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backends, draftOn, type DraftChanges, type TestBackend } from './complaints-backend'
import { fileComplaint, officerMove, patternPhoto } from './handled-complaints'

describe.each(backends)('evidence on $name', ({ open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
  })
  afterAll(() => backend.close())

  const filed = (changes?: DraftChanges) => fileComplaint(backend, changes)

  const evidence = (number: string, bytes: Uint8Array, actor = 'petugas-1') =>
    backend.handling.addEvidence(number, { bytes, originalName: 'bukti.jpg' }, actor)

  test('of a public complaint is shown with its step, hidden while the complaint is held', async () => {
    const { number } = await filed()
    const { id, is_held: isHeld } = await evidence(number, await patternPhoto(11))
    expect([isHeld, await backend.media.file(id, null)]).toEqual([false, null])
    await backend.handling.move(number, officerMove('verified', { evidence: [id] }))
    expect((await backend.media.file(id, null))?.isPublic).toBe(true)
    expect((await backend.complaints.history(number, null, 'id'))?.[0]?.evidences).toEqual([
      { url: `/v1/public/media/${id}` },
    ])
    await backend.handling.hold(number, { reason_code: 'officer', note: '', actor: 'petugas-1' })
    expect(await backend.media.file(id, null)).toBeNull()
  })

  test('of a private complaint is for its holder', async () => {
    const { number, secret } = await filed({ information: { type: 'private' } })
    const { id } = await evidence(number, await patternPhoto(12))
    await backend.handling.move(number, officerMove('verified', { evidence: [id] }))
    expect([
      await backend.media.file(id, null),
      (await backend.media.file(id, secret))?.isPublic,
    ]).toEqual([null, false])
  })

  test('that looks like an earlier photo, also smaller or of another complaint, stays hidden until somebody else has looked', async () => {
    const [first, second] = [await filed(), await filed()]
    const bytes = await patternPhoto(13)
    await backend.handling.move(
      first.number,
      officerMove('verified', { evidence: [(await evidence(first.number, bytes)).id] }),
    )
    const smaller = await sharp(bytes).resize(200).jpeg({ quality: 60 }).toBuffer()
    const copy = await evidence(second.number, smaller)
    expect(copy.is_held).toBe(true)
    await backend.handling.move(second.number, officerMove('verified', { evidence: [copy.id] }))
    expect(await backend.media.file(copy.id, second.secret)).toBeNull()
    expect(
      (await backend.complaints.history(second.number, second.secret, 'id'))?.[0]?.evidences,
    ).toEqual([])
    expect(await backend.handling.photo(second.number, copy.id)).toMatchObject({
      contentType: 'image/jpeg',
      isPublic: false,
    })
    expect(await backend.handling.photo(first.number, copy.id)).toBeNull()

    const review = { is_accepted: true, actor: 'petugas-1' }
    await expect(
      backend.handling.reviewEvidence(second.number, copy.id, review),
    ).rejects.toMatchObject({ details: { fields: { actor: [{ rule: 'unknownChoice' }] } } })
    await expect(
      backend.handling.reviewEvidence(first.number, copy.id, { ...review, actor: 'penyelia' }),
    ).rejects.toMatchObject({ code: 'ITEM_NOT_FOUND' })
    await backend.handling.reviewEvidence(second.number, copy.id, { ...review, actor: 'penyelia' })
    expect((await backend.media.file(copy.id, null))?.isPublic).toBe(true)
    await expect(
      backend.handling.reviewEvidence(second.number, copy.id, {
        is_accepted: false,
        actor: 'penyelia',
      }),
    ).rejects.toMatchObject({ code: 'MOVE_NOT_ALLOWED' })
  })

  test('that the second officer refuses stays hidden for good', async () => {
    const { number } = await filed()
    const bytes = await patternPhoto(14)
    await backend.media.savePhoto({ bytes, originalName: 'lama.jpg' }, null)
    const { id } = await evidence(number, bytes)
    await backend.handling.move(number, officerMove('verified', { evidence: [id] }))
    await backend.handling.reviewEvidence(number, id, { is_accepted: false, actor: 'penyelia' })
    expect(await backend.media.file(id, null)).toBeNull()
    expect((await backend.handling.show(number, null))?.steps.at(-1)?.evidences).toMatchObject([
      { id, held_reason: 'refused' },
    ])
  })

  test('that is refused is named by its place in the request, also behind one given twice', async () => {
    const { number } = await filed()
    const { id } = await evidence(number, await patternPhoto(16))
    const unknown = '0'.repeat(32)
    await expect(
      backend.handling.move(number, officerMove('verified', { evidence: [id, id, unknown] })),
    ).rejects.toMatchObject({
      details: { fields: { 'evidence.2': [{ rule: 'unknownPhoto' }] } },
    })
    await expect(
      backend.handling.move(
        number,
        officerMove('verified', { documents: [unknown, unknown, '1'.repeat(32)] }),
      ),
    ).rejects.toMatchObject({
      details: {
        fields: {
          'documents.0': [{ rule: 'unknownDocument' }],
          'documents.2': [{ rule: 'unknownDocument' }],
        },
      },
    })
  })

  test('belongs to one complaint and one step, and is refused when it is no photo', async () => {
    const [first, second] = [await filed(), await filed()]
    const { id } = await evidence(first.number, await patternPhoto(15))
    const foreign = {
      code: 'VALIDATION_FAILED',
      details: { fields: { 'evidence.0': [{ rule: 'unknownPhoto' }] } },
    }
    await expect(
      backend.handling.move(second.number, officerMove('verified', { evidence: [id] })),
    ).rejects.toMatchObject(foreign)
    await backend.handling.move(first.number, officerMove('verified', { evidence: [id] }))
    await expect(
      backend.handling.move(first.number, officerMove('followup', { evidence: [id] })),
    ).rejects.toMatchObject(foreign)
    await expect(evidence(first.number, Buffer.from('<svg/>'))).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
    })
    const taken = draftOn(backend)
    await expect(
      taken.then(({ key, request }) => {
        request.foto_aduan.images = [
          { file_name: 'bukti.jpg', file_download_uri: `/v1/public/media/${id}`, size: 1 },
        ]
        return backend.complaints.create(request, key)
      }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})
