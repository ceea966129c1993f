import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orphanAgeMs, removeOrphans } from '@/lib/server/media/embedded/orphans'
import { openPhotoStore } from '@/lib/server/media/embedded/open-photo-store'
import type { PhotoStore } from '@/lib/server/media/embedded/photo-store'
import { removeStrayFiles } from '@/lib/server/media/embedded/stray-files'
import { photosOf } from '@/scripts/portal/backup/photo-list'
import { postgresPhotos } from '@/scripts/portal/backup/postgres-database'
import { sqlitePhotos } from '@/scripts/portal/backup/sqlite-database'
import { movePhotos } from '@/scripts/portal/media/move-photos'
import { sampleAuthor, samplePdf } from '../support/sample-pdf'
import { backends, type DraftChanges, type TestBackend } from './complaints-backend'
import { fileComplaint, officerMove } from './handled-complaints'

const actor = 'petugas-1'
const title = 'Surat jawaban'

describe.each(backends)('documents of officers on $name', ({ open }) => {
  let backend: TestBackend
  let files: PhotoStore
  beforeAll(async () => {
    backend = await open()
    files = await openPhotoStore({ DATA_DIR: backend.dataDir, MEDIA_URL: undefined })
  })
  afterAll(() => backend.close())

  const add = (number: string, titleEn = '') =>
    backend.handling.addDocument(number, { bytes: samplePdf(), title, titleEn, actor })
  const answer = (number: string, documents: string[]) =>
    backend.handling.answer(number, {
      note: 'Kami jawab.',
      note_en: '',
      actor,
      evidence: [],
      documents,
    })
  const latest = async (number: string, secret: string | null, locale: 'id' | 'en' = 'id') =>
    (await backend.complaints.history(number, secret, locale))?.[0]?.documents
  /** Who may read a document: everybody, the holder, nobody. */
  const readers = async (id: string, secret: string) =>
    [await backend.media.file(id, null), await backend.media.file(id, secret)].map(
      (file) => file && (file.isPublic ? 'everybody' : 'holder'),
    )
  /** A complaint with one document on its latest step. */
  async function answered(changes?: DraftChanges) {
    const complaint = await fileComplaint(backend, changes)
    const { id, size } = await add(complaint.number, 'Letter of reply')
    await answer(complaint.number, [id])
    return { ...complaint, id, size }
  }

  test('of a public complaint are shown with their step to everybody, in the language of the reader', async () => {
    const { number, secret, id, size } = await answered()
    const shown = { url: `/v1/public/media/${id}`, content_type: 'application/pdf', size }
    expect(await latest(number, null)).toEqual([{ ...shown, title, title_locale: 'id' }])
    expect(await latest(number, null, 'en')).toEqual([
      { ...shown, title: 'Letter of reply', title_locale: 'en' },
    ])
    expect((await backend.handling.show(number, null))?.steps.at(-1)?.documents).toEqual([
      { id, url: shown.url, title, title_en: 'Letter of reply', size },
    ])
    expect((await backend.reporters.ownData(number, secret, 'id'))?.documents).toHaveLength(1)
    expect(await readers(id, secret)).toEqual(['everybody', 'everybody'])
    const kept = (await backend.media.file(id, null))?.bytes ?? new Uint8Array()
    expect(Buffer.from(kept).toString('latin1')).not.toContain(sampleAuthor)
  })

  test('of a private one, of a question and of one that became private are for its holder, of a held one likewise', async () => {
    const closed = await answered({ information: { type: 'private' } })
    expect(await readers(closed.id, closed.secret)).toEqual([null, 'holder'])

    const asked = await fileComplaint(backend)
    const { id } = await add(asked.number)
    await backend.handling.ask(asked.number, { text: 'Di mana?', actor, documents: [id] })
    expect(await readers(id, asked.secret)).toEqual([null, 'holder'])
    expect([
      await latest(asked.number, null),
      (await latest(asked.number, asked.secret))?.length,
    ]).toEqual([[], 1])

    const held = await answered()
    await backend.handling.hold(held.number, { reason_code: 'officer', note: '', actor })
    expect(await readers(held.id, held.secret)).toEqual([null, 'holder'])
    await backend.handling.hold(held.number, { reason_code: null, note: '', actor })
    await backend.reporters.makePrivate(held.number, held.secret)
    expect(await readers(held.id, held.secret)).toEqual([null, 'holder'])
  })

  test('of no step yet are for officers alone, and belong to one complaint and one step', async () => {
    const [first, second] = [await fileComplaint(backend), await fileComplaint(backend)]
    const { id } = await add(first.number)
    expect(await readers(id, first.secret)).toEqual([null, null])
    expect(await backend.handling.document(first.number, id)).toMatchObject({ isPublic: false })
    expect(await backend.handling.document(second.number, id)).toBeNull()
    const foreign = {
      code: 'VALIDATION_FAILED',
      details: { fields: { 'documents.0': [{ rule: 'unknownDocument' }] } },
    }
    await expect(answer(second.number, [id])).rejects.toMatchObject(foreign)
    await backend.handling.move(first.number, officerMove('verified', { documents: [id] }))
    await expect(answer(first.number, [id])).rejects.toMatchObject(foreign)
  })

  test('leave with what is erased: unreadable at once, without their title, and a day after they came also row and file', async () => {
    const { number, secret, id } = await answered()
    await backend.handling.move(number, officerMove('verified'))
    await backend.handling.move(number, officerMove('rejected'))
    await backend.reporters.erase(number, secret, 'id')
    expect(await readers(id, secret)).toEqual([null, null])
    const stored = await backend.db
      .selectFrom('complaint_documents')
      .selectAll()
      .where('id', '=', id)
      .execute()
    expect(stored).toMatchObject([{ complaint_id: null, step: null, title_id: '', title_en: '' }])

    const kept = await answered()
    const waiting = await add(kept.number)
    expect(await removeOrphans(backend.db, files, new Date())).toBe(0)
    const later = new Date(Date.now() + orphanAgeMs + 60_000)
    expect(await removeOrphans(backend.db, files, later)).toBeGreaterThanOrEqual(2)
    // A file with a row is no stray one.
    expect(await removeStrayFiles(backend.db, files, later)).toBe(0)
    const type = 'application/pdf'
    expect([
      await files.has(id, type),
      await files.has(waiting.id, type),
      await files.has(kept.id, type),
    ]).toEqual([false, false, true])
  })

  test('of a complaint that is deleted are set free for the job', async () => {
    const { number, id } = await answered()
    await backend.db.deleteFrom('complaints').where('number', '=', number).execute()
    expect(
      await backend.db
        .selectFrom('complaint_documents')
        .select(['complaint_id', 'step'])
        .where('id', '=', id)
        .execute(),
    ).toEqual([{ complaint_id: null, step: null }])
  })

  test('are in the list of what a backup copies, and move with the photos to another store', async () => {
    const { id } = await answered()
    const list = `${backend.dataDir}/files.list`
    const copied =
      backend.databaseUrl === undefined
        ? await sqlitePhotos(`${backend.dataDir}/portal.db`, list)
        : await postgresPhotos(backend.databaseUrl, list)
    const named = new Map<string, string>()
    for await (const file of photosOf(copied)) named.set(file.id, file.type)
    expect([named.get(id), named.size]).toEqual(['application/pdf', copied.count])

    const target = await openPhotoStore({
      DATA_DIR: `${backend.dataDir}/moved`,
      MEDIA_URL: undefined,
    })
    await target.prepare()
    const move = { source: files, target, minFreeBytes: 0, onProgress: () => undefined }
    expect(await movePhotos(backend.db, { ...move, isCheck: false })).toMatchObject({ wrong: [] })
    expect(await target.has(id, 'application/pdf')).toBe(true)
    // Only with its row's checksum is a changed one known to be damaged.
    await files.write(id, 'application/pdf', Buffer.from('%PDF-'))
    await target.remove(id, 'application/pdf')
    expect(await movePhotos(backend.db, { ...move, isCheck: true })).toMatchObject({ damaged: 1 })
  })
})
