import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addStatus } from '@/lib/server/embedded/complaints/add-status'
import { newComplaintNumber } from '@/lib/server/embedded/complaints/complaint-number'
import { viewComplaint } from '@/lib/server/embedded/complaints/read-complaint'
import { backends, draftOn, type DraftChanges, type TestBackend } from './complaints-backend'

const move = { noteId: 'Aduan diperiksa petugas.', noteEn: 'An officer looked at the complaint.', at: new Date(), actor: 'petugas-1' }

describe.each(backends)('reading complaints on $name', ({ open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
  })
  afterAll(() => backend.close())

  const draft = (changes?: DraftChanges) => draftOn(backend, changes)

  describe('reading', () => {
    test('a public complaint shows no contact, full name, address detail or secret to anybody', async () => {
      const { key, request } = await draft({ place: { address_detail: 'rumah pagar hijau' } })
      const { complaint_number: number, secret } = await backend.complaints.create(request, key)
      for (const known of [null, secret]) {
        const shown = JSON.stringify([await backend.complaints.view(number, known, 'id'), await backend.complaints.history(number, known, 'id')])
        expect(shown).toContain('B*** S***')
        for (const hidden of ['Budi', 'Santoso', '0812', 'warga.id', 'pagar hijau', 'Geger Kalong', '107.59', secret]) expect(shown).not.toContain(hidden)
      }
    })

    test('an anonymous reporter has no name at all', async () => {
      const { key, request } = await draft({ information: { is_anonymous: true } })
      const { complaint_number: number } = await backend.complaints.create(request, key)
      expect(await backend.complaints.view(number, null, 'id')).toMatchObject({ is_anonymous: true, reporter_name: null })
    })

    test('a private complaint opens with its own secret only', async () => {
      const { key, request } = await draft({ information: { type: 'private' } })
      const { complaint_number: number, secret } = await backend.complaints.create(request, key)
      expect(await backend.complaints.view(number, null, 'id')).toBeNull()
      expect(await backend.complaints.view(number, '', 'id')).toBeNull()
      expect(await backend.complaints.history(number, `${secret.slice(1)}0`, 'id')).toBeNull()
      expect(await backend.complaints.view(number.toLowerCase(), secret.toLowerCase(), 'id')).toMatchObject({ complaint_id: number, type: 'private' })
    })

    test('unknown numbers, wrong check characters and empty texts open nothing', async () => {
      const unknown = newComplaintNumber(new Date('2020-01-01'))
      for (const number of [unknown, `${unknown.slice(0, -1)}${unknown.endsWith('0') ? '1' : '0'}`, '', '%']) expect(await backend.complaints.view(number, null, 'id')).toBeNull()
    })

    test('unknown, private without secret and wrong secret take the same steps', async () => {
      const { key, request } = await draft({ information: { type: 'private' } })
      const { complaint_number: number } = await backend.complaints.create(request, key)
      let queries = 0
      const counted = backend.db.withPlugin({
        transformQuery: ({ node }) => {
          queries += 1
          return node
        },
        transformResult: ({ result }) => Promise.resolve(result),
      })
      const steps: number[] = []
      for (const [asked, secret] of [[newComplaintNumber(new Date('2020-01-01')), null], ['JBR-1', 'X'], [number, null], [number, 'X']] as const) {
        queries = 0
        expect(await viewComplaint(counted, asked, secret, 'id')).toBeNull()
        steps.push(queries)
      }
      expect(steps).toEqual([1, 1, 1, 1])
    })

    test('photos are for the holder first and for everybody once verified', async () => {
      const { key, request } = await draft()
      const { complaint_number: number, secret } = await backend.complaints.create(request, key)
      const photosFor = async (known: string | null) => (await backend.complaints.view(number, known, 'id'))?.photos.length
      expect([await photosFor(null), await photosFor(secret)]).toEqual([0, 1])
      await addStatus(backend.db, number, { ...move, status: 'verified' })
      expect(await photosFor(null)).toBe(1)
    })
  })

  describe('moving', () => {
    test('adds steps newest first, in both languages', async () => {
      const { key, request } = await draft()
      const { complaint_number: number } = await backend.complaints.create(request, key)
      await addStatus(backend.db, number, { ...move, status: 'verified' })
      await addStatus(backend.db, number, { ...move, status: 'coordinated' })
      const steps = await backend.complaints.history(number, null, 'en')
      expect(steps?.map((step) => step.status)).toEqual(['coordinated', 'verified', 'unverified'])
      expect(steps?.[0]?.note).toBe(move.noteEn)
      expect(await backend.complaints.view(number, null, 'id')).toMatchObject({ complaint_status_id: 'coordinated', status_name: 'Dikoordinasikan' })
    })

    test('refuses moves that are not allowed, and the second of two at once', async () => {
      const { key, request } = await draft()
      const { complaint_number: number } = await backend.complaints.create(request, key)
      await expect(addStatus(backend.db, number, { ...move, status: 'finished' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
      const both = await Promise.allSettled([addStatus(backend.db, number, { ...move, status: 'verified' }), addStatus(backend.db, number, { ...move, status: 'failed' })])
      expect(both.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(await backend.complaints.history(number, null, 'id')).toHaveLength(2)
    })

    test('the database itself refuses to change a step', async () => {
      await expect(backend.db.updateTable('complaint_history').set({ note_id: 'lain' }).execute()).rejects.toThrow('append-only')
    })

    test('an unknown number cannot be moved', async () => {
      await expect(addStatus(backend.db, newComplaintNumber(new Date('2020-01-01')), { ...move, status: 'verified' })).rejects.toMatchObject({ code: 'ITEM_NOT_FOUND' })
    })
  })
})
