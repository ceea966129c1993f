import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { additionsMax } from '@/lib/schemas/complaint-following'
import { complaintFeed } from '@/lib/server/feeds/complaint-feed'
import { tinyPhoto } from '../crash/tiny-photo'
import { backends, type TestBackend } from './complaints-backend'
import { fileComplaint, officerMove, officerReader, rowOf, eventsOf } from './handled-complaints'

const sentText = { text: 'Lubangnya bertambah lebar, di depan rumah Bu Tini.', images: [] }
const idOf = (uri: string) => uri.split('/').at(-1) ?? ''

describe.each(backends)('what reporters add on $name', ({ open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
  })
  afterAll(() => backend.close())

  const filed = () => fileComplaint(backend)
  const uploaded = (form: string) =>
    backend.media.savePhoto({ bytes: tinyPhoto, originalName: 'rumah.jpg' }, form)
  const photoRow = (id: string) =>
    backend.db
      .selectFrom('photos')
      .select(['complaint_id', 'step', 'purpose'])
      .where('id', '=', id)
      .executeTakeFirst()
  const kinds = async (number: string) => (await eventsOf(backend, number)).map(({ kind }) => kind)

  test('words and photos are for holder and officers; everybody else reads that something was added', async () => {
    const { number, secret } = await filed()
    await backend.handling.move(number, officerMove('verified'))
    const form = randomUUID()
    const image = await uploaded(form)
    const result = await backend.reporters.add(
      number,
      secret,
      { ...sentText, images: [image] },
      form,
    )
    expect(result).toMatchObject({ complaint_number: number, step: 3, status: 'verified' })
    const forAll = await backend.complaints.history(number, null, 'id')
    expect(forAll?.[0]).toMatchObject({
      kind: 'added',
      note: 'Pelapor menambah keterangan.',
      is_public: true,
      message: null,
      evidences: [],
    })
    expect((await backend.complaints.history(number, null, 'en'))?.[0]?.note).toBe(
      'The reporter has added information.',
    )
    const forHolder = await backend.complaints.history(number, secret, 'id')
    expect(forHolder?.[0]).toMatchObject({
      message: { author: 'reporter', text: sentText.text },
      evidences: [{ url: image.file_download_uri }],
    })
    const officer = await backend.handling.show(number, officerReader)
    const photoId = idOf(image.file_download_uri)
    expect(officer?.steps.at(-1)).toMatchObject({
      kind: 'added',
      message: { text: sentText.text },
      evidences: [{ id: photoId }],
      actor: 'reporter',
    })
    expect(await backend.handling.photo(number, photoId)).toMatchObject({
      contentType: 'image/jpeg',
    })
    const own = await backend.reporters.ownData(number, secret, 'id')
    expect([own?.photos.length, own?.messages]).toMatchObject([
      2,
      [{ author: 'reporter', text: sentText.text }],
    ])

    const view = await backend.complaints.view(number, null, 'id')
    const feed =
      view &&
      complaintFeed(view, forAll ?? [], { siteOrigin: 'http://localhost:3000', locale: 'id' })
    expect(feed).toContain('Pelapor menambah keterangan.')
    expect(JSON.stringify([view, forAll, feed])).not.toMatch(new RegExp(`Tini|${photoId}`))
    const photo = (proof: string | null) => backend.media.file(photoId, proof)
    expect([await photo(null), await photo(form), (await photo(secret))?.isPublic]).toEqual([
      null,
      null,
      false,
    ])
  })

  test('a question and its standing clock wait on', async () => {
    const { number, secret } = await filed()
    await backend.handling.ask(number, { text: 'Rumah nomor berapa?', actor: 'petugas-1' })
    const before = await rowOf(backend, number)
    await backend.reporters.add(number, secret, sentText, null)
    const { awaits, awaits_since: since, resolve_due_on: dueOn } = await rowOf(backend, number)
    expect([awaits, since, dueOn]).toEqual([
      before.awaits,
      before.awaits_since,
      before.resolve_due_on,
    ])
    expect(
      await backend.reporters.answer(number, secret, { text: 'Nomor 12.', images: [] }, null),
    ).toMatchObject({ awaits: null, step: 4 })
  })

  test('one form is added once: sent again, at the same moment, after the end; other words under it are refused', async () => {
    const { number, secret } = await filed()
    const form = randomUUID()
    const addition = { ...sentText, images: [await uploaded(form)] }
    const twins = await Promise.all(
      [1, 2, 3].map(() => backend.reporters.add(number, secret, addition, form)),
    )
    expect(new Set(twins.map((twin) => twin?.step))).toEqual(new Set([2]))
    await backend.reporters.withdraw(number, secret, { reason: '' })
    expect(await backend.reporters.add(number, secret, addition, form)).toMatchObject({
      step: 2,
      status: 'canceled',
    })
    await expect(
      backend.reporters.add(number, secret, { ...addition, text: 'Lain.' }, form),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
    expect(await kinds(number)).toEqual(['received', 'added', 'withdrawn'])
  })

  test('nothing is lost to an officer who moves it at the same moment', async () => {
    const { number, secret } = await filed()
    const both = await Promise.allSettled([
      backend.handling.move(number, officerMove('verified')),
      backend.reporters.add(number, secret, sentText, null),
    ])
    expect(both[1].status).toBe('fulfilled')
    expect(await kinds(number)).toContain('added')
  })

  test('ten times and no more, also at once; then the page offers it no longer', async () => {
    const { number, secret } = await filed()
    for (let at = 2; at <= additionsMax; at += 1)
      await backend.reporters.add(number, secret, sentText, null)
    expect((await backend.complaints.view(number, secret, 'id'))?.acts).toContain('add')
    const last = await Promise.allSettled(
      [1, 2].map(() => backend.reporters.add(number, secret, sentText, null)),
    )
    expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await kinds(number)).filter((kind) => kind === 'added')).toHaveLength(additionsMax)
    expect((await backend.complaints.view(number, secret, 'id'))?.acts).not.toContain('add')
  })

  test.each(['finished', 'failed', 'rejected', 'canceled', 'diverted_to_span'] as const)(
    'a complaint that is %s takes nothing more',
    async (status) => {
      const { number, secret } = await filed()
      await backend.db
        .updateTable('complaints')
        .set({ status })
        .where('number', '=', number)
        .execute()
      const form = randomUUID()
      const image = await uploaded(form)
      await expect(
        backend.reporters.add(number, secret, { ...sentText, images: [image] }, form),
      ).rejects.toMatchObject({ code: 'MOVE_NOT_ALLOWED' })
      expect([await kinds(number), await photoRow(idOf(image.file_download_uri))]).toMatchObject([
        ['received'],
        { complaint_id: null },
      ])
    },
  )

  test('takes only photos of its own form, and then stores nothing', async () => {
    const { number, secret } = await filed()
    const image = await uploaded(randomUUID())
    await expect(
      backend.reporters.add(number, secret, { ...sentText, images: [image] }, randomUUID()),
    ).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { 'images.0.file_download_uri': [{ rule: 'unknownPhoto' }] } },
    })
    const { id } = await rowOf(backend, number)
    const messages = await backend.db
      .selectFrom('complaint_messages')
      .selectAll()
      .where('complaint_id', '=', id)
      .execute()
    expect([await kinds(number), messages]).toEqual([['received'], []])
  })

  test('erasing the identity takes the words, deleting the complaint everything, and the photo is left to the job for orphans', async () => {
    const { number, secret } = await filed()
    const form = randomUUID()
    const image = await uploaded(form)
    await backend.reporters.add(number, secret, { ...sentText, images: [image] }, form)
    await backend.reporters.eraseIdentity(number, secret)
    expect(JSON.stringify(await backend.handling.show(number, officerReader))).not.toContain('Tini')
    const { id } = await rowOf(backend, number)
    const forms = () =>
      backend.db
        .selectFrom('complaint_additions')
        .selectAll()
        .where('complaint_id', '=', id)
        .execute()
    expect(await forms()).toHaveLength(1)
    await backend.db.deleteFrom('complaints').where('id', '=', id).execute()
    expect([await forms(), await photoRow(idOf(image.file_download_uri))]).toMatchObject([
      [],
      { complaint_id: null, purpose: 'answer' },
    ])
  })
})
